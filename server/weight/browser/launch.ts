/** Starts a browser without a window for one command, and removes all that it leaves. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { type Connection, connect, type Session } from './pipe'

export interface Browser {
  /** A page of its own, with nothing stored and nothing in its cache. */
  open(): Promise<{ page: Session; close(): Promise<void> }>
  close(): Promise<void>
}

/** Milliseconds until a browser that was asked to end is ended. */
const END_MS = 3_000

const optionsFor = (profile: string): string[] => [
  '--headless',
  // Pages see that a program drives it, so that nothing is counted (shared/page/platform/unvisited.ts).
  '--enable-automation',
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  // Chromium does not start with its sandbox as root, which a job of a CI often is.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const openPage = async (browser: Connection): ReturnType<Browser['open']> => {
  const { browserContextId } = await browser.send('Target.createBrowserContext')
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  const page = browser.session(`${sessionId}`)
  // Owners weigh what people get: programs are shown less (server/targeting/machine.ts).
  const { userAgent } = await browser.send('Browser.getVersion')
  await page.send('Emulation.setUserAgentOverride', { userAgent: `${userAgent}`.replace('Headless', '') })
  return {
    page,
    close: async () => void (await browser.send('Target.disposeBrowserContext', { browserContextId })),
  }
}

/** @param path of the browser */
export const launch = (path: string): Browser => {
  const profile = mkdtempSync(join(tmpdir(), 'wisp-weigh-'))
  const child = spawn(path, optionsFor(profile), { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] })
  const browser = connect(child.stdio[3] as Writable, child.stdio[4] as Readable)
  let errorText = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorText = `${errorText}${text}`.slice(-2_000)
  })
  const exited = new Promise<void>((resolve) => {
    const end = (why: string): void => {
      browser.end(why)
      resolve()
    }
    child.once('error', ({ message }) => end(`${path} cannot be started: ${message}`))
    child.once('close', () => end(`${path} has ended.${errorText && ` It said:\n${errorText.trim()}`}`))
  })
  return {
    open: () => openPage(browser),
    async close() {
      const timer = setTimeout(() => child.kill('SIGKILL'), END_MS)
      browser.send('Browser.close').catch(() => child.kill('SIGKILL'))
      await exited
      clearTimeout(timer)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
