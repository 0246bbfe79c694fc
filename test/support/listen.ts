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

interface Listening {
  origin: string
  /** Resolves once it has answered all that has come in. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server on a free local port. */
export const listen = (fetch: Fetch): Promise<Listening> =>
  new Promise((resolve) => {
    let open = 0
    const answer = LATEST ? late(fetch) : fetch
    const counted: Fetch = async (...call) => {
      open++
      try {
        return await answer(...call)
      } finally {
        open--
      }
    }
    const server = serve({ fetch: counted, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({
        origin: `http://127.0.0.1:${port}`,
        async idle() {
          do await new Promise((turn) => setTimeout(turn))
          while (open)
        },
        stop: () =>
          new Promise((resolve) => {
            server.close(() => resolve())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
  })
