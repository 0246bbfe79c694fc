/** Sends as many calls as a server can answer, over keep-alive connections. */
import { createRequire } from 'node:module'
import { at } from '../../build/paths.js'
import type { Caller } from './calls'

const CONNECTIONS = 32

interface Result {
  requests: { average: number }
  latency: { p99: number }
  non2xx: number
  errors: number
}

/** It is installed with the peers. */
const autocannon: (options: object) => Promise<Result> = createRequire(at('bench/package.json'))('autocannon')

export interface Load {
  perSecond: number
  /** 99th percentile in milliseconds. */
  p99: number
}

/** @param limit either a `duration` in seconds, or an `amount` of calls */
export const load = async (
  origins: string[],
  caller: Caller,
  popups: number,
  limit: { duration: number } | { amount: number },
): Promise<Load> => {
  const setupRequest = (request: object): object => {
    const { path, type, body } = caller(Math.floor(Math.random() * popups))
    return { ...request, path, body, headers: { 'content-type': type } }
  }
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origins,
    connections: CONNECTIONS,
    ...limit,
    requests: [{ method: 'POST', setupRequest }],
  })
  if (non2xx + errors) throw new Error(`${non2xx} calls were refused, ${errors} failed`)
  return { perSecond: requests.average, p99: latency.p99 }
}
