import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'

/** Starts a server on a free local port. Returns its origin and its stop. */
export const listen = (fetch: (request: Request) => Response | Promise<Response>) =>
  new Promise<{ origin: string; stop: () => Promise<void> }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
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
