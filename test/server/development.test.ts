/** `npm run dev`, in this checkout, with data of its own: its server goes on whatever happens, and leaves nothing behind. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { at } from '../../build/paths.js'

const dataDir = mkdtempSync(join(tmpdir(), 'wisp-development-'))
const TOKEN_OF_SHELL = 'a-token-of-another-desk'

interface Development {
  child: ChildProcess
  output(): string
}

const startDevelopment = (port: string): Development => {
  const env = { ...process.env, NODE_ENV: 'test', PORT: port, DATA_DIR: dataDir, DESK_TOKEN: TOKEN_OF_SHELL }
  const child = spawn(process.execPath, [at('build/dev/main.js')], { env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data))
  return { child, output: () => text }
}

/** Milliseconds. The first build takes a minute where it has to share the machine. */
const PATIENT = { timeout: 110_000, interval: 200 }

const childrenOf = (pid: number | undefined): { number: number; isServer: boolean }[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((row) => {
      const [, child, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)/.exec(row) ?? []
      return Number(parent) === pid ? [{ number: Number(child), isServer: command.includes('server/cli.js') }] : []
    })

/** Numbers of the servers that this process, or one that it has started, runs. */
const serversOf = (pid: number | undefined): number[] =>
  childrenOf(pid).flatMap(({ number, isServer }) => (isServer ? [number] : serversOf(number)))

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('npm run dev', () => {
  let development: Development
  let origin: string
  const statusOf = async (path: string): Promise<number> => (await fetch(origin + path)).status
  beforeAll(async () => {
    development = startDevelopment('0')
    await vi.waitUntil(() => development.output().includes('the desk'), PATIENT)
    origin = /http:\/\/localhost:\d+/.exec(development.output())?.[0] ?? ''
  })
  afterAll(() => {
    development.child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, maxRetries: 5 })
  })

  it('says how far the first build is', () => {
    expect(development.output()).toMatch(/^Building for Preact …\n(.*\n)*Built (\d+) of \2 in /)
  })

  it.each(['/', '/v/pages/playground/', '/desk', '/gallery', '/site', '/wisp.js'])('has %s', async (path) => {
    expect(await statusOf(path)).toBe(200)
  })

  it('sends nothing that a browser would keep, so that the next load has what was built', async () => {
    const { headers } = await fetch(`${origin}/wisp.js`)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('has a token of its own, not that of the shell', async () => {
    const token = /#token=(\S+)/.exec(development.output())?.[1]
    const statusWith = async (word: string | undefined): Promise<number> =>
      (await fetch(`${origin}/desk/api/popups`, { headers: { authorization: `Bearer ${word}` } })).status
    expect(await statusWith(TOKEN_OF_SHELL)).toBe(401)
    expect(await statusWith(token)).toBe(200)
  })

  it('starts its server again if that is ended', async () => {
    const [first] = serversOf(development.child.pid)
    process.kill(first as number, 'SIGKILL')
    await expect.poll(development.output).toContain('The server has ended by itself; it starts again.')
    await expect.poll(() => statusOf('/desk')).toBe(200)
    expect(serversOf(development.child.pid)).not.toContain(first)
  })

  it('says in one sentence that its port is in use', async () => {
    const second = startDevelopment(new URL(origin).port)
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(1)
    expect(second.output().trim()).toMatch(/^Port \d+ is in use\. PORT=\d+ npm run dev takes another one\.$/)
  })

  it('starts anew where something that builds it has changed', async () => {
    const now = new Date()
    utimesSync(at('vite.config.ts'), now, now)
    await vi.waitUntil(() => development.output().split('the desk').length > 2, PATIENT)
    expect(development.output()).toContain('vite.config.ts has changed: everything starts anew.')
    origin = /.*(http:\/\/localhost:\d+)/s.exec(development.output())?.[1] ?? ''
    expect(await statusOf('/desk')).toBe(200)
  })

  it('ends with its server', async () => {
    const children = serversOf(development.child.pid)
    expect(children).toHaveLength(1)
    development.child.kill('SIGTERM')
    await once(development.child, 'exit')
    expect(isRunning(children[0] as number)).toBe(false)
  })

  it('leaves no server behind where its own process is killed', async () => {
    development = startDevelopment('0')
    await vi.waitUntil(() => development.output().includes('the desk'), PATIENT)
    const [server] = serversOf(development.child.pid)
    process.kill(childrenOf(development.child.pid)[0]?.number as number, 'SIGKILL')
    await expect.poll(() => isRunning(server as number)).toBe(false)
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)('leaves nothing behind after %s while it starts', async (signal) => {
    const { child } = startDevelopment('0')
    const [first] = await vi.waitUntil(() => {
      const children = childrenOf(child.pid)
      return children.length ? children : undefined
    }, PATIENT)
    child.kill(signal)
    await expect.poll(() => isRunning(first?.number as number)).toBe(false)
  })
})
