/** Time from firing to the frame that shows the popup. */
import type { Measure } from './measure'

/** Duration of a frame at 60 Hz, in milliseconds. */
export const FRAME_MS = 17

export const paint: Measure[] = [
  {
    name: 'paint-cold',
    title: 'fire → painted, cold',
    unit: 'ms',
    step: FRAME_MS,
    limit: 'floor',
    read: ({ paint }) => paint?.cold,
  },
  {
    name: 'paint-far',
    title: 'fire → painted, cold, 150 ms round trip',
    unit: 'ms',
    step: FRAME_MS,
    limit: 'floor',
    read: ({ paint }) => paint?.far,
  },
  {
    name: 'paint-warm',
    title: 'fire → painted, warm',
    unit: 'ms',
    step: FRAME_MS,
    limit: 'dialog',
    read: ({ paint }) => paint?.warm,
  },
]
