/** A Redis without persistence on a free port, from Debian's package. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createClient } from '@redis/client'
import { freePort } from './wisp'

const PROGRAM = '/usr/bin/redis-server'

/** undefined: not installed. */
export const redisServer = existsSync(PROGRAM) ? PROGRAM : undefined

const run = (program: string, port: number): ChildProcess =>
  spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    cwd: tmpdir(),
    stdio: 'ignore',
  })

const untilItAnswers = async (url: string): Promise<void> => {
  const client = createClient({ url, socket: { reconnectStrategy: 50 } })
  client.on('error', () => {})
  await client.connect()
  await client.ping()
  client.destroy()
}

export const startRedis = async (program: string) => {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child = run(program, port)
  await untilItAnswers(url)
  const end = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  return {
    url,
    /** Makes the server hang; the returned function lets it go on. */
    freeze(): () => void {
      child.kill('SIGSTOP')
      return () => child.kill('SIGCONT')
    },
    end,
    async restart(): Promise<void> {
      child = run(program, port)
      await untilItAnswers(url)
    },
  }
}
