/** Time of the main thread from the start of the page until the popup is armed: of the processor, except where a row says otherwise. */
import type { Measure } from './measure'

export const boot: Measure[] = [
  {
    name: 'boot-script',
    title: 'boot: script, 4× slowed',
    unit: 'ms',
    step: 4,
    limit: 'floor',
    net: true,
    read: ({ boot }) => boot.script,
  },
  {
    name: 'boot-wall',
    title: 'boot: script, 4× slowed, by the clock',
    unit: 'ms',
    step: 4,
    limit: 'floor',
    net: true,
    read: ({ boot }) => boot.scriptWall,
  },
  {
    name: 'boot-layout',
    title: 'boot: layout and style, 4× slowed',
    unit: 'ms',
    step: 10,
    limit: 'floor',
    net: true,
    read: ({ boot }) => boot.layout,
  },
  {
    name: 'boot-fast',
    title: 'boot: script, full speed',
    unit: 'ms',
    step: 0.5,
    limit: 'floor',
    net: true,
    read: ({ bootFast }) => bootFast.script,
  },
]
