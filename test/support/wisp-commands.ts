/** Calls the process of wisp-host.js synchronously, as `spawnSync` does. */
import { execFileSync, spawn } from 'node:child_process'
import { constants, mkdtempSync, openSync, readSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'

export interface Result {
  status: number | null
  stdout: string
  stderr: string
}

const ANSWER_POLL_INTERVAL_MS = 2

/** A command that takes longer counts as hanging. */
const COMMAND_TIMEOUT_MS = 110_000

const LINE_END = 10

const sleeper = new Int32Array(new SharedArrayBuffer(4))

/** A line of a pipe that is read without blocking. */
const readLine = (pipe: number): string => {
  const parts: Buffer[] = []
  const buffer = Buffer.alloc(65_536)
  for (const end = Date.now() + COMMAND_TIMEOUT_MS; Date.now() < end; ) {
    const length = readSome(pipe, buffer)
    parts.push(Buffer.from(buffer.subarray(0, length)))
    if (length && buffer[length - 1] === LINE_END) return Buffer.concat(parts).toString()
    if (!length) Atomics.wait(sleeper, 0, 0, ANSWER_POLL_INTERVAL_MS)
  }
  throw new Error('A command has not ended')
}

const readSome = (pipe: number, buffer: Buffer): number => {
  try {
    return readSync(pipe, buffer)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0
    throw error
  }
}

interface Request {
  /** The command line of a build. */
  cli: string
  /** The module's text for this process: see with-loads.ts. */
  hosted: string
  args: string[]
  env: Record<string, string | undefined>
  folder: string
}

/** The process ends with this one, which then no longer writes to its pipe. */
export const startHost = (): ((request: Request) => Result) => {
  const pipes = mkdtempSync(join(tmpdir(), 'wisp-commands-'))
  const [requests, answers] = [join(pipes, 'requests'), join(pipes, 'answers')]
  execFileSync('mkfifo', [requests, answers])
  // Opened for reading and writing, so that opening does not wait for the other process.
  const request = openSync(requests, constants.O_RDWR)
  const answer = openSync(answers, constants.O_RDWR | constants.O_NONBLOCK)
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, at('test/support/wisp-host.js'), requests, answers], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.unref()
  return (asked) => {
    writeSync(request, `${JSON.stringify(asked)}\n`)
    return JSON.parse(readLine(answer))
  }
}
