/** Listens, and stops without losing what is under way. */
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { own } from '../shared/own'
import { createApp } from './app'
import { listAssets } from './assets'
import type { World } from './commands/command'
import { Failure } from './failure'
import { keptToken } from './secrets'
import type { Store } from './store/store'

/** Milliseconds that requests under way are given at the end. */
const PATIENCE = 10_000

const REASONS: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what runs there, or choose another with PORT=${port + 1}`,
  EACCES: (port) => `Port ${port} needs more rights. Choose one above 1023, like PORT=8787`,
}

export interface Running {
  deskToken: string
  /** Resolves when the last request is answered and the store is closed. */
  stop(): Promise<void>
}

const listen = (fetch: ReturnType<typeof createApp>['fetch'], port: number, hostname?: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname }, () => resolve(server)) as Server
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = own(REASONS, error.code ?? '')
      reject(reason ? new Failure(reason(port)) : error)
    })
  })

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), PATIENCE)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
  })

export const startServer = async ({ config, dist, print }: World, store: Store): Promise<Running> => {
  const deskToken = config.deskToken ?? keptToken(config.dataDir)
  const app = createApp({
    store,
    assets: new Map([...listAssets(join(dist, 'kept')), ...listAssets(join(dist, 'public'))]),
    pagesDir: join(dist, 'pages'),
    deskToken,
    rate: config.rate,
    trustProxy: config.trustProxy,
    log: print,
  })
  const server = await listen(app.fetch, config.port, config.host)
  return {
    deskToken,
    async stop() {
      await close(server)
      await store.close()
    },
  }
}

/** Stops at the first SIGTERM or SIGINT; a second one ends at once. */
export const stopOnSignal = ({ stop }: Running): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}
