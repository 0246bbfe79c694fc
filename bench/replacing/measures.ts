/** The rows of the tables of whole pages. Less is better in all of them. */
import type { Measure } from '../browser/measures/measure'
import type { Moments, ReplacingVisit } from './record'

type Row = Measure<ReplacingVisit>

const MOMENTS: [moment: keyof Moments, words: string][] = [
  ['ready', 'until the page is ready and its view is told'],
  ['seen', 'until it is read to its end'],
  ['lead', 'until the visitor has written to its owner'],
]

const bytes: Row[] = MOMENTS.flatMap(([moment, words]): Row[] => [
  {
    name: `bytes-${moment}`,
    title: `bytes ${words}`,
    unit: 'B',
    step: 0,
    read: ({ moments }) => moments[moment]?.bytes,
  },
  {
    name: `requests-${moment}`,
    title: `requests ${words}`,
    unit: '',
    step: 0,
    read: ({ moments }) => moments[moment]?.requests,
  },
])

export const REPLACING_MEASURES: Row[] = [
  ...bytes,
  {
    name: 'boot-script',
    title: 'script until it is ready, 4× slowed',
    unit: 'ms',
    step: 4,
    net: true,
    read: ({ boot }) => boot.script,
  },
  { name: 'shift', title: 'layout shift', unit: '', step: 0.001, read: ({ harm }) => harm.shift },
  {
    name: 'longest-task',
    title: 'longest task',
    unit: 'ms',
    step: 50,
    read: ({ harm }) => Math.max(0, ...harm.longTasks),
  },
  { name: 'errors', title: 'uncaught errors', unit: '', step: 0, read: ({ errors }) => errors },
]
