/** Bytes over the network; brotli if the server compresses. */
import type { Traffic } from '../sites'
import type { Measure, RoundResult } from './measure'

/** The moments at which a visit is counted: key, words, and what has been answered by then. */
const MOMENTS: [name: string, words: string, traffic: (round: RoundResult) => Traffic | undefined][] = [
  ['armed', 'before anything fires', ({ armed }) => armed.traffic],
  ['shown', 'until the first popup is shown', ({ shown }) => shown],
  ['told', 'with the first popup and all that it loads', ({ told }) => told?.traffic],
  ['lead', 'until a lead has been sent', ({ lead }) => lead],
]

export const bytes: Measure[] = MOMENTS.flatMap(([moment, words, traffic]): Measure[] => [
  {
    name: `bytes-${moment}`,
    title: `bytes ${words}`,
    unit: 'B',
    step: 0,
    limit: 'floor',
    read: (round) => traffic(round)?.bytes,
  },
  {
    name: `requests-${moment}`,
    title: `requests ${words}`,
    unit: '',
    step: 0,
    limit: 'floor',
    read: (round) => traffic(round)?.requests,
  },
])
