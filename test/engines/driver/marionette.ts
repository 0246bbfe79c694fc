/**
 * WebDriver as Firefox speaks it without a separate driver: JSON over TCP, each message preceded by its length and a
 * colon (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
import { connect, type Socket } from 'node:net'
import type { Command, Name } from './command'

const NAMES: Record<Name | 'session', string> = {
  session: 'NewSession',
  url: 'Navigate',
  'execute/async': 'ExecuteAsyncScript',
  actions: 'PerformActions',
  'window/rect': 'SetWindowRect',
  back: 'Back',
  cookie: 'DeleteAllCookies',
}

type Reply = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown } | null]

/** Calls `take` with each complete message, however its bytes arrive. */
const readMessages = (socket: Socket, take: (message: unknown) => void): void => {
  let bytes = Buffer.alloc(0)
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, more as Buffer])
    for (;;) {
      const colon = bytes.indexOf(':')
      const end = colon + 1 + Number(bytes.subarray(0, colon))
      if (colon < 0 || bytes.length < end) return
      take(JSON.parse(bytes.subarray(colon + 1, end).toString()))
      bytes = bytes.subarray(end)
    }
  })
}

/** Opens a session with the Firefox that listens at `port`. */
export const connectTo = async (port: number): Promise<Command> => {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: Reply) => void>()
  let last = 0
  await new Promise<unknown>((greeted, failed) => {
    socket.once('error', failed)
    readMessages(socket, (message) => {
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Reply)
      else greeted(message)
    })
  })
  const command = async (name: Name | 'session', parameters: object = {}): Promise<unknown> => {
    const id = ++last
    const text = JSON.stringify([0, id, `WebDriver:${NAMES[name]}`, parameters])
    const [, , error, result] = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
    waiting.delete(id)
    if (error) throw new Error(`${name}: ${error.message}`)
    return result?.value
  }
  await command('session')
  return command
}
