/** Listens, and stops without losing what is under way. */
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app'
import { listAssets } from './assets'
import type { World } from './commands/command'
import { LIMITS, listen, originOf } from './listen'
import { noteRunning } from './running'
import { keptToken } from './secrets'
import type { Store } from './store/store'

/** Milliseconds that requests under way are given at the end, and then the database. */
const PATIENCE = 10_000

interface Running {
  /** Where a browser of this machine finds it. */
  origin: string
  deskToken: string
  /** Resolves when the last request is answered and the store is closed. */
  stop(): Promise<void>
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), PATIENCE)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
  })

/** A database that does not answer any more does not keep the process from ending. */
const closeStore = async (store: Store): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE)
  })
  await Promise.race([store.close(), late])
  clearTimeout(timer)
}

export const startServer = async ({ config, dist, print }: World, store: Store): Promise<Running> => {
  const deskToken = config.deskToken ?? keptToken(config.dataDir)
  const app = createApp({
    store,
    assets: new Map([...listAssets(join(dist, 'kept')), ...listAssets(join(dist, 'public'))]),
    pagesDir: join(dist, 'pages'),
    deskToken,
    rate: config.rate,
    readRate: config.readRate,
    trustProxy: config.trustProxy,
    log: print,
  })
  const { connections, trustProxy } = config
  // All that a proxy passes on comes from one address.
  const each = trustProxy ? connections : Math.ceil(connections / 4)
  const server = await listen(app.fetch, config, { ...LIMITS, connections, each })
  const origin = originOf(server, config.host)
  const forget = noteRunning(config, origin)
  return {
    origin,
    deskToken,
    async stop() {
      forget()
      await close(server)
      await closeStore(store)
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
