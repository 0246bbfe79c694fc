import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAllowed } from '../../../../server/outside/allowed-addresses'
import { callOutside } from '../../../../server/outside/call'
import { type Resolve, sharing } from '../../../../server/outside/resolve'
import { startRawReceiver, startReceiver } from '../../../support/receiver'

const NOTHING_ALLOWED = { hosts: new Set<string>(), ranges: [] }
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const keep = <T extends { stop(): Promise<void> }>(server: T): T => {
  stops.push(server.stop)
  return server
}
const receiver = async (host?: string) => keep(await startReceiver(host))
const raw = async (...args: Parameters<typeof startRawReceiver>) => keep(await startRawReceiver(...args))

const LONG = 60_000
const call = (url: string, more: Partial<Parameters<typeof callOutside>[0]> = {}) =>
  callOutside({
    url,
    headers: { 'content-type': 'application/json' },
    body: '{"a":"ü"}',
    limits: { time: LONG, bytes: 2_048 },
    allowed: readAllowed('127.0.0.1,127.0.0.2') ?? NOTHING_ALLOWED,
    ...more,
  })

describe('a call to an owner’s address', () => {
  it('sends exactly the body, and tells the status and the text of the answer', async () => {
    const { url, deliveries } = await receiver()
    expect(await call(`${url}?a=1`)).toEqual({ status: 200, text: 'thanks' })
    expect(deliveries).toMatchObject([{ method: 'POST', path: '/hook?a=1', body: '{"a":"ü"}' }])
    expect(deliveries[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '10' })
  })

  it('does not follow a redirect, wherever it leads', async () => {
    const inner = await receiver()
    const outer = await receiver()
    outer.answers((_, response) => response.writeHead(307, { location: inner.url }).end())
    expect(await call(outer.url)).toMatchObject({ status: 307 })
    expect(inner.deliveries).toEqual([])
  })

  it('takes no proxy from the environment', async () => {
    const [proxy, target] = [await receiver(), await receiver()]
    for (const name of ['HTTP_PROXY', 'http_proxy']) vi.stubEnv(name, proxy.url)
    vi.stubEnv('NODE_USE_ENV_PROXY', '1')
    await call(target.url).finally(vi.unstubAllEnvs)
    expect([target.deliveries.length, proxy.deliveries.length]).toEqual([1, 0])
  })

  it('ends when the time is over, whatever it waits for', async () => {
    const silent = await raw(() => {})
    const drop = await raw((socket) => {
      const timer = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 5)
      socket.on('close', () => clearInterval(timer))
    })
    const limits = { time: 100, bytes: 2_048 }
    for (const { port } of [silent, drop])
      await expect(call(`http://127.0.0.1:${port}/`, { limits })).rejects.toThrow('No answer within 0.1 s')
    const resolve: Resolve = () => new Promise(() => {})
    await expect(call('https://crm.example/', { limits, resolve })).rejects.toThrow('No answer within 0.1 s')
  })

  it('ends when it is told to', async () => {
    const { port } = await raw(() => {})
    const controller = new AbortController()
    const ended = call(`http://127.0.0.1:${port}/`, { signal: controller.signal })
    controller.abort(new Error('The server stops'))
    await expect(ended).rejects.toThrow('The server stops')
  })

  it('reads no more than a megabyte of an endless answer, and takes its status', async () => {
    const endless = await receiver()
    let sentBytes = 0
    const closed = new Promise<void>((resolve) => {
      endless.answers((_, response) => {
        const more = (): void => {
          sentBytes += 16_384
          if (response.destroyed) return
          if (response.write('x'.repeat(16_384))) setImmediate(more)
          else response.once('drain', more)
        }
        response.once('close', resolve)
        more()
      })
    })
    expect(await call(endless.url)).toEqual({ status: 200, text: 'x'.repeat(2_048) })
    await closed
    // No more was sent than fits into the buffers between two programs.
    expect(sentBytes).toBeLessThan(50_000_000)
  })

  it.each([
    ['before its length', 'Content-Length: 100\r\n\r\nhalf'],
    ['before any of it', 'Content-Length: 100\r\n\r\n'],
    ['after what is kept', `Content-Length: 10000\r\n\r\n${'x'.repeat(5_000)}`],
    ['between its pieces', 'Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
  ])('fails if the answer breaks off %s', async (_, rest) => {
    const { port } = await raw((socket) => socket.end(`HTTP/1.1 200 OK\r\n${rest}`))
    await expect(call(`http://127.0.0.1:${port}/`)).rejects.toThrow('Its answer broke off')
  })

  it('fails if the answer does not end in time', async () => {
    const { port } = await raw((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'))
    const limits = { time: 100, bytes: 2_048 }
    await expect(call(`http://127.0.0.1:${port}/`, { limits })).rejects.toThrow('No answer within 0.1 s')
  })

  it('takes an answer whose end is the end of its connection', async () => {
    const { port } = await raw((socket) => socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nall'))
    expect(await call(`http://127.0.0.1:${port}/`)).toEqual({ status: 200, text: 'all' })
  })

  it('does not unpack what is packed', async () => {
    const bomb = gzipSync('x'.repeat(10_000_000))
    const packed = await receiver()
    packed.answers((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    const { text } = await call(packed.url)
    expect(text.length).toBeLessThanOrEqual(2_048)
    expect(text).not.toContain('xxx')
    expect(packed.deliveries[0]?.headers['accept-encoding']).toBe('identity')
  })

  it.each([
    ['no HTTP', 'SSH-2.0-OpenSSH\r\n'],
    ['nothing', ''],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['huge headers', `HTTP/1.1 200 OK\r\n${'X-A: 1234567890\r\n'.repeat(5_000)}\r\n`],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'],
  ])('fails if the answer is %s', async (_, text) => {
    const { port } = await raw((socket) => socket.end(text))
    await expect(call(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  })

  it('fails if nobody listens', async () => {
    const { port, stop } = await startRawReceiver(() => {})
    await stop()
    await expect(call(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

describe('the name of an owner’s address', () => {
  const resolving =
    (...addresses: string[]): Resolve =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

  it.each([
    ['a private address', ['10.0.0.1']],
    ['this machine', ['127.0.0.1']],
    ['this machine, written in IPv6', ['::ffff:127.0.0.1']],
    ['a public and a private address', ['8.8.8.8', '192.168.0.1']],
    ['a service of the cloud', ['169.254.169.254']],
    ['nothing', []],
  ])('is refused if it stands for %s', async (_, addresses) => {
    const resolve = resolving(...addresses)
    await expect(call('https://crm.example/', { resolve, allowed: NOTHING_ALLOWED })).rejects.toThrow(
      /crm\.example (is not a public|has no) address/,
    )
  })

  it('is looked up once: what it stands for a moment later does not count', async () => {
    const good = await receiver('127.0.0.2')
    const evil = await receiver('127.0.0.1')
    const lookups: string[] = []
    const resolve: Resolve = async (host) => {
      lookups.push(host)
      return [{ address: lookups.length === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }]
    }
    const allowed = readAllowed('rebind.example') ?? NOTHING_ALLOWED
    await call(`http://rebind.example:${good.port}/hook`, { resolve, allowed })
    expect([good.deliveries.length, lookups]).toEqual([1, ['rebind.example']])
    expect(good.deliveries[0]?.headers.host).toBe(`rebind.example:${good.port}`)
    // The next try asks again.
    await call(`http://rebind.example:${evil.port}/hook`, { resolve, allowed })
    expect(lookups.length).toBe(2)
    const only = { hosts: new Set<string>(), ranges: readAllowed('127.0.0.2')?.ranges ?? [] }
    await expect(call('https://rebind.example/', { resolve, allowed: only })).rejects.toThrow('not a public address')
  })

  it('is looked up once at a time, so that one whose server is silent takes no place of others', async () => {
    const lookups: string[] = []
    let answer: (error: Error) => void = () => {}
    const resolve = sharing((host) => {
      lookups.push(host)
      if (host === 'fine.example') return Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      return new Promise((_, reject) => {
        answer = reject
      })
    })
    const tries = Array.from({ length: 4 }, () => resolve('silent.example').catch(() => 'failed'))
    expect(await resolve('fine.example')).toHaveLength(1)
    expect(lookups).toEqual(['silent.example', 'fine.example'])
    answer(new Error('silent'))
    expect(await Promise.all(tries)).toEqual(Array(4).fill('failed'))
    await resolve('fine.example')
    const later = resolve('silent.example').catch(() => {})
    expect(lookups).toEqual(['silent.example', 'fine.example', 'fine.example', 'silent.example'])
    answer(new Error('silent'))
    await later
  })

  it('is told to the receiver, though the connection goes to the address', async () => {
    let hello = ''
    const tls = await raw((socket, heard) => {
      hello = heard.toString('latin1')
      socket.destroy()
    })
    const url = `https://crm.example:${tls.port}/`
    const allowed = readAllowed('crm.example') ?? NOTHING_ALLOWED
    await expect(call(url, { resolve: resolving('127.0.0.1'), allowed })).rejects.toThrow()
    expect(hello).toContain('crm.example')
  })
})
