/** The rows of the table of galleries. Less is better in all of them. */
import type { Measure } from '../browser/measures/measure'
import type { Times } from './opening.page'
import type { GallerySeen } from './record'

/** Duration of a frame at 60 Hz, in milliseconds. */
const FRAME_MS = 17

type Row = Measure<GallerySeen>

const ourRow = (name: string, fields: Omit<Row, 'name' | 'limit'>): Row => ({
  ...fields,
  name: `gallery-${name}`,
  limit: 'by-hand',
})

const OPENINGS = [
  ['cold', 'cold, nothing hovered'],
  ['hovered', 'cold, 150 ms after the mouse'],
  ['warm', 'second opening'],
] as const

const times = (name: string, title: string, part: keyof Times): Row[] =>
  OPENINGS.map(([opening, words]) =>
    ourRow(`${name}-${opening}`, {
      title: `${title}, ${words}`,
      unit: 'ms',
      step: FRAME_MS,
      read: ({ times }) => times?.[opening][part],
    }),
  )

const bytes: Row[] = [
  ourRow('bytes-loaded', { title: 'bytes at load', unit: 'B', step: 0, read: ({ loaded }) => loaded.bytes }),
  ourRow('requests-loaded', { title: 'requests at load', unit: '', step: 0, read: ({ loaded }) => loaded.requests }),
  ourRow('bytes-opened', {
    title: 'bytes to the first opening',
    unit: 'B',
    step: 0,
    read: ({ opened }) => opened?.bytes,
  }),
  ourRow('requests-opened', {
    title: 'requests to the first opening',
    unit: '',
    step: 0,
    read: ({ opened }) => opened?.requests,
  }),
]

const boot = ourRow('boot-script', {
  title: 'boot: script',
  unit: 'ms',
  step: 4,
  net: true,
  read: ({ boot }) => boot.script,
})

const next = ourRow('next', {
  title: 'key → next picture painted',
  unit: 'ms',
  step: FRAME_MS,
  read: ({ times }) => times?.next,
})

const harm: Row[] = [
  ourRow('shift', {
    title: 'layout shift, input or not',
    unit: '',
    step: 0.001,
    read: ({ harm }) => harm.shift + harm.shiftOnInput,
  }),
  ourRow('long-tasks', {
    title: 'long tasks',
    unit: '',
    step: 1,
    net: true,
    read: ({ harm }) => harm.longTasks.length,
  }),
  ourRow('longest-task', {
    title: 'longest task',
    unit: 'ms',
    step: 50,
    read: ({ harm }) => Math.max(0, ...harm.longTasks),
  }),
  ourRow('errors', { title: 'uncaught errors', unit: '', step: 0, read: ({ errors }) => errors }),
  ourRow('errors-down', {
    title: 'uncaught errors, its server down',
    unit: '',
    step: 0,
    read: ({ errorsDown }) => errorsDown,
  }),
]

export const GALLERY_MEASURES: Row[] = [
  ...bytes,
  boot,
  ...times('frame', 'click → first frame', 'frame'),
  ...times('picture', 'click → full picture', 'picture'),
  next,
  ...harm,
]
