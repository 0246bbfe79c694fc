/** Bytes over the network; brotli if the server compresses. */
import type { Measure } from './measure'

export const bytes: Measure[] = [
  {
    name: 'bytes-armed',
    title: 'bytes before anything fires',
    unit: 'B',
    step: 0,
    limit: 'floor',
    read: ({ armed }) => armed.traffic.bytes,
  },
  {
    name: 'requests-armed',
    title: 'requests before anything fires',
    unit: '',
    step: 0,
    limit: 'floor',
    read: ({ armed }) => armed.traffic.requests,
  },
  {
    name: 'bytes-shown',
    title: 'bytes with the first popup and all that it loads',
    unit: 'B',
    step: 0,
    limit: 'floor',
    read: ({ shown }) => shown?.traffic.bytes,
  },
  {
    name: 'requests-shown',
    title: 'requests with the first popup and all that it loads',
    unit: '',
    step: 0,
    limit: 'floor',
    read: ({ shown }) => shown?.traffic.requests,
  },
]
