/** A bad network in front of a good server: it drops, delays, duplicates and cuts requests at random. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Random } from './random'

interface Exchange {
  incoming: IncomingMessage
  answer: ServerResponse
  body: Buffer
  server: URL
}

/**
 * Forwards the request and resolves with the answer. `part`: how much of the body arrives before the connection is cut.
 */
const pass = ({ incoming, body, server }: Exchange, part = 1): Promise<{ status: number; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const options = { method: incoming.method, headers: { ...incoming.headers, 'content-length': body.length } }
    const onward = request(new URL(incoming.url ?? '/', server), options, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ status: answer.statusCode ?? 502, body: Buffer.concat(chunks) })
    })
    onward.on('error', reject)
    if (part === 1) onward.end(body)
    else onward.write(body.subarray(0, body.length * part), () => onward.destroy(new Error('cut')))
  })

const reply = async (exchange: Exchange): Promise<void> => {
  const { status, body } = await pass(exchange)
  exchange.answer.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}
const cut = ({ answer }: Exchange): void => void answer.destroy()
const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The fates of a request. */
const FATES: Record<string, (exchange: Exchange, random: Random) => unknown> = {
  passed: reply,
  delayed: (exchange, random) => later(2_000 * random()).then(() => reply(exchange)),
  dropped: cut,
  'duplicated, both at once': (exchange) => Promise.all([pass(exchange), reply(exchange)]),
  'duplicated, much later': (exchange, random) =>
    Promise.all([reply(exchange), later(3_000 * random()).then(() => pass(exchange))]),
  'cut on its way there': (exchange, random) =>
    pass(exchange, 0.9 * random())
      .catch(() => {})
      .then(() => cut(exchange)),
  'answer lost': (exchange) => pass(exchange).then(() => cut(exchange)),
  'answer cut': async (exchange) => {
    const { body } = await pass(exchange)
    exchange.answer.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    exchange.answer.write(body.subarray(0, body.length / 2), () => cut(exchange))
  },
  unavailable: ({ answer }) => answer.writeHead(503).end(),
  'too many': ({ answer }) => answer.writeHead(429).end(),
}
/** The share of requests that pass unharmed. The others meet one of the other fates. */
const UNHARMED = 0.5

const fateOf = (random: Random): string => {
  const names = Object.keys(FATES)
  return random() < UNHARMED ? 'passed' : (names[Math.floor(random() * names.length)] as string)
}

export const startProxy = async (server: URL, random: Random) => {
  const counts: Record<string, number> = {}
  const handle = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const name = fateOf(random)
    counts[name] = (counts[name] ?? 0) + 1
    await FATES[name]?.({ incoming, answer, server, body: Buffer.concat(chunks) }, random)
  }
  const proxy = createServer((incoming, answer) => {
    // The connection was cut while the server was still working.
    handle(incoming, answer).catch(() => answer.destroy())
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    counts,
    stop: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
