/** Opening the popup again on pages of different sizes. */
import { type Measure, PAGE_SIZES } from './measure'
import { FRAME_MS } from './paint'

const count = (size: number): string => size.toLocaleString('en')

export const pageSize: Measure[] = [
  ...PAGE_SIZES.map(
    (size): Measure => ({
      name: `paint-${size}`,
      title: `fire → painted, warm, page of ${count(size)} elements`,
      unit: 'ms',
      step: FRAME_MS,
      limit: 'dialog',
      read: ({ sizes }) => sizes?.[size].painted,
    }),
  ),
  {
    name: 'paint-growth',
    title: 'the last of these / the first',
    unit: '',
    step: 0.2,
    limit: 'dialog',
    read: ({ sizes }) => sizes && sizes[10_000].painted / sizes[100].painted,
  },
  {
    name: 'long-tasks-large',
    title: 'long tasks of opening, page of 10,000 elements',
    unit: '',
    step: 1,
    limit: 'dialog',
    read: ({ sizes }) => sizes?.[10_000].longTasks.length,
  },
]
