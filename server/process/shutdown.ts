/** Graceful stop: running requests are answered and the queue is written first. */
import type { Server } from 'node:http'
import type { Store } from '../store/store'

/** Milliseconds given to running requests at shutdown, and then to the database. */
const SHUTDOWN_GRACE_MS = 10_000

/** Milliseconds after which an idle keep-alive connection is closed during a stop. */
const IDLE_CONNECTION_MS = 500

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS)
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CONNECTION_MS)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(idle)
      resolve()
    })
  })

/** Closes the store, but does not wait forever for a database that no longer answers. */
export const closeStore = async (store: Store): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SHUTDOWN_GRACE_MS)
  })
  await Promise.race([store.close(), timeout])
  clearTimeout(timer)
}

/** From now on each answer closes its connection, so that no call is on its way when the server ends. */
export const retireConnections = (server: Server): void => {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
}

export const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
