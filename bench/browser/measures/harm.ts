/** Harm to the page from its start until the popup has shown twice. */
import type { Measure } from './measure'

export const harm: Measure[] = [
  {
    name: 'shift',
    title: 'layout shift',
    unit: '',
    step: 0.001,
    limit: 'floor',
    read: ({ harm }) => harm.shift,
  },
  {
    name: 'long-tasks',
    title: 'long tasks',
    unit: '',
    step: 1,
    limit: 'floor',
    net: true,
    read: ({ harm }) => harm.longTasks.length,
  },
  {
    name: 'longest-task',
    title: 'longest task',
    unit: 'ms',
    step: 50,
    limit: 'floor',
    read: ({ harm }) => Math.max(0, ...harm.longTasks),
  },
  {
    name: 'errors-down',
    title: 'uncaught errors, its server down',
    unit: '',
    step: 0,
    limit: 'floor',
    read: ({ errors }) => errors,
  },
]
