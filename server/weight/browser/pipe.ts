/** The Chrome DevTools Protocol over a pair of pipes: JSON messages, each ended by a zero byte. It needs no socket and no package. */
import type { Readable, Writable } from 'node:stream'
import { Failure } from '../../lib/failure'

type Params = Record<string, unknown>

export interface ProtocolEvent {
  method: string
  params: Params
}

export interface Session {
  /** Rejects with a Failure if the browser refuses, or has gone. */
  send(method: string, params?: Params): Promise<Params>
  on(listener: (event: ProtocolEvent) => void): void
}

export interface Connection extends Session {
  /** The connection to one page. */
  session(id: string): Session
  /** The browser has gone: nothing that was sent will be answered. */
  end(why: string): void
}

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Params
  result?: Params
  error?: { message?: string }
}

interface Pending {
  resolve(result: Params): void
  reject(error: Error): void
}

export const connect = (input: Writable, output: Readable): Connection => {
  const pending = new Map<number, Pending>()
  const listeners = new Map<string, ((event: ProtocolEvent) => void)[]>()
  let lastId = 0
  let received = ''
  let ended = ''

  const take = (text: string): void => {
    const { id, sessionId = '', method, params = {}, result = {}, error }: Message = JSON.parse(text)
    if (id === undefined) {
      if (method) for (const listener of listeners.get(sessionId) ?? []) listener({ method, params })
      return
    }
    const waiting = pending.get(id)
    pending.delete(id)
    if (error) waiting?.reject(new Failure(`The browser refused: ${error.message ?? 'without a reason'}`))
    else waiting?.resolve(result)
  }
  output.setEncoding('utf8')
  output.on('data', (data: string) => {
    const messages = (received + data).split('\0')
    received = messages.pop() ?? ''
    for (const message of messages) take(message)
  })
  const end = (why: string): void => {
    ended ||= why
    for (const { reject } of pending.values()) reject(new Failure(ended))
    pending.clear()
  }
  // The end of the process says why.
  input.on('error', () => {})

  const sessionOf = (sessionId: string): Session => ({
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new Failure(ended))
        const id = ++lastId
        pending.set(id, { resolve, reject })
        input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
      }),
    on: (listener) => void listeners.set(sessionId, [...(listeners.get(sessionId) ?? []), listener]),
  })
  return { ...sessionOf(''), session: sessionOf, end }
}
