/** Receivers of webhooks on this machine: they note what exactly comes in, and answer as a case wants, well or badly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Socket } from 'node:net'

export interface Delivery {
  path: string
  method: string
  headers: Record<string, string>
  body: string
}

export const idOf = ({ headers }: Delivery): string => headers['webhook-id'] ?? ''
export const eventOf = ({ body }: Delivery) => JSON.parse(body)

type Answer = (delivery: Delivery, response: ServerResponse) => unknown

const ok: Answer = (_, response) => response.end('thanks')

const readAll = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const portOf = (address: AddressInfo | string | null): number => (address as AddressInfo).port

/** @param host 127.0.0.2 is another machine as far as addresses go */
export const startReceiver = async (host = '127.0.0.1') => {
  const deliveries: Delivery[] = []
  let answer: Answer = ok
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const body = await readAll(request).catch(() => '')
    const headers = request.headers as Record<string, string>
    const delivery = { path: request.url ?? '', method: request.method ?? '', headers, body }
    deliveries.push(delivery)
    await answer(delivery, response)
    for (const check of waiting) check()
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const port = portOf(server.address())
  return {
    port,
    url: `http://${host}:${port}/hook`,
    /** Oldest first. */
    deliveries,
    /** Sets the answer to all requests from now on. */
    answers(next: Answer): void {
      answer = next
    },
    /** Resolves once so many have come. */
    until(count: number): Promise<void> {
      return new Promise((resolve) => {
        const check = (): void => {
          if (deliveries.length < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      })
    },
    forget(): void {
      deliveries.length = 0
      answer = ok
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Speaks for itself, in bytes: what is no HTTP. */
export const startRawReceiver = async (speak: (socket: Socket, heard: Buffer) => void) => {
  const sockets = new Set<Socket>()
  const server = createRawServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.once('data', (heard: Buffer) => speak(socket, heard))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server.address()),
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
