/** The page's heap after garbage collection. */
import type { Measure } from './measure'

const KILOBYTE = 1000

export const memory: Measure[] = [
  {
    name: 'memory-armed',
    title: 'memory before anything fires',
    unit: 'kB',
    step: 20,
    limit: 'floor',
    net: true,
    read: ({ armed }) => armed.memory / KILOBYTE,
  },
  {
    name: 'memory-shown',
    title: 'memory with the first popup shown, and all that it loads',
    unit: 'kB',
    step: 20,
    limit: 'floor',
    net: true,
    read: ({ told, armed }) => (told ?? armed).memory / KILOBYTE,
  },
]
