import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'

type Fetch = Parameters<typeof serve>[0]['fetch']

/**
 * `WISP_SLOW`: the most milliseconds by which each answer is late. Then they arrive in another order each time, and a
 * case that presses before what listens has come fails here, rather than on a busy machine.
 */
const LATEST = Number(process.env.WISP_SLOW ?? 0)

const late =
  (fetch: Fetch): Fetch =>
  async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LATEST))
    return fetch(...call)
  }

/** Starts a server on a free local port. Returns its origin and its stop. */
export const listen = (fetch: Fetch) =>
  new Promise<{ origin: string; stop: () => Promise<void> }>((resolve) => {
    const server = serve(
      { fetch: LATEST ? late(fetch) : fetch, port: 0, hostname: '127.0.0.1' },
      ({ port }: AddressInfo) =>
        resolve({
          origin: `http://127.0.0.1:${port}`,
          stop: () =>
            new Promise((done) => {
              server.close(() => done())
              if ('closeAllConnections' in server) server.closeAllConnections()
            }),
        }),
    )
  })
