/** Drives WebKitGTK, the engine of Safari, in a window on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '../../support/wisp'
import { type Command, type Engine, ended } from './command'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** Starts a virtual screen with a number of its own. */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise((resolve) => screen.stdout?.once('data', resolve))
  return { screen, display: `:${`${display}`.trim()}` }
}

const ask = async (url: string, method: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.error} ${value.message}`)
  return value
}

const untilReady = async (origin: string): Promise<void> => {
  while (!(await fetch(`${origin}/status`).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50))
}

const connectTo = async (origin: string): Promise<{ command: Command; close: () => Promise<unknown> }> => {
  await untilReady(origin)
  const { sessionId } = (await ask(`${origin}/session`, 'POST', { capabilities: {} })) as { sessionId: string }
  const session = `${origin}/session/${sessionId}`
  return {
    command: (name, parameters = {}) =>
      name === 'cookie' ? ask(`${session}/cookie`, 'DELETE') : ask(`${session}/${name}`, 'POST', parameters),
    close: () => ask(session, 'DELETE'),
  }
}

export const webkit: Engine = {
  name: 'WebKit',
  install: 'apt-get install webkit2gtk-driver xvfb',
  isInstalled: () => existsSync(DRIVER) && existsSync(SCREEN),
  async start() {
    const { screen, display } = await startScreen()
    const port = await freePort()
    const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } })
    const { command, close } = await connectTo(`http://127.0.0.1:${port}`)
    return {
      command,
      async end() {
        await close()
        for (const child of [driver, screen]) {
          child.kill()
          await ended(child)
        }
      },
    }
  },
}
