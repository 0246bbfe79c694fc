/** Sends as many calls as a server can answer, over keep-alive connections, each with one call at a time. */
import { connect, type Socket } from 'node:net'
import type { Call } from './calls'

const CONNECTIONS = 64
/** The encodings that browsers accept. */
const ENCODINGS = 'gzip, deflate, br, zstd'

export interface Load {
  calls: number
  perSecond: number
  /** 99th percentile in milliseconds. */
  p99: number
}

const textOf = ({ path, type, body }: Call, host: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Accept-Encoding: ${ENCODINGS}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** Bytes of the whole answer once its head is there; undefined before. */
const lengthOf = (received: Buffer): number | undefined => {
  const end = received.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  if (!/^HTTP\/1\.1 2/.test(head)) throw new Error(`A call was refused: ${received.toString()}`)
  const stated = /content-length: (\d+)/i.exec(head)?.[1]
  if (stated === undefined) throw new Error('An answer states no length')
  return end + END_OF_HEAD.length + Number(stated)
}

/** Resolves when the whole answer is there. */
const ask = (socket: Socket, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const settle = (finish: () => void): void => {
      socket.off('data', onData).off('error', fail).off('close', closed)
      finish()
    }
    const fail = (error: Error): void => settle(() => reject(error))
    const closed = (): void => fail(new Error('The server closed a connection'))
    const onData = (chunk: Buffer): void => {
      received = received.length ? Buffer.concat([received, chunk]) : chunk
      try {
        const length = lengthOf(received)
        if (length !== undefined && received.length >= length) settle(resolve)
      } catch (error) {
        fail(error as Error)
      }
    }
    socket.on('data', onData).on('error', fail).on('close', closed)
    socket.write(text)
  })

const opened = (origin: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () => resolve(socket)).once('error', reject)
    socket.setNoDelay(true)
  })

/** Bytes of an answer that is not compressed. */
export const sizeOfAnswer = async (origin: string, { path, type, body }: Call): Promise<number> => {
  const headers = { 'Content-Type': type, 'Accept-Encoding': 'identity' }
  const answer = await fetch(origin + path, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}

interface Task {
  /** The next call to send. */
  next(): Call
  /** When to end: after so many seconds, or calls. */
  until: { duration: number } | { amount: number }
  /**
   * Never sleep. Otherwise a server that is slower than this process pays for waking it with each answer, and a quick one
   * does not. Only where there is a processor to spare: not beside a database server.
   */
  awake?: boolean
}

/** Keeps the event loop busy, so that the process never sleeps. Returns a function that ends it. */
const stayAwake = (): (() => void) => {
  let next: NodeJS.Immediate
  const turn = (): void => {
    next = setImmediate(turn)
  }
  turn()
  return () => clearImmediate(next)
}

export const load = async (origins: string[], { next, until, awake = false }: Task): Promise<Load> => {
  const start = performance.now()
  const times: number[] = []
  let begun = 0
  const goesOn = (): boolean =>
    'amount' in until ? begun < until.amount : performance.now() - start < until.duration * 1000
  const visit = async (origin: string): Promise<void> => {
    const socket = await opened(origin)
    const { host } = new URL(origin)
    for (; goesOn(); begun++) {
      const text = textOf(next(), host)
      const start = performance.now()
      await ask(socket, text)
      times.push(performance.now() - start)
    }
    socket.destroy()
  }
  const endAwake = awake ? stayAwake() : () => {}
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => visit(origins[index % origins.length] ?? '')),
  ).finally(endAwake)
  times.sort((a, b) => a - b)
  return {
    calls: times.length,
    perSecond: times.length / ((performance.now() - start) / 1000),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  }
}
