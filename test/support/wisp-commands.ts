/** Calls the process of wisp-host.js synchronously, as `spawnSync` does. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'

export interface Result {
  status: number | null
  stdout: string
  stderr: string
}

/** Milliseconds between two looks for the answer. */
const LOOK = 2

/** Milliseconds after which a command counts as hanging. */
const LONGEST_RUN = 110_000

const sleeper = new Int32Array(new SharedArrayBuffer(4))

/** A line of a pipe that is read without blocking. */
const readLine = (pipe: number): string => {
  const parts: Buffer[] = []
  const buffer = Buffer.alloc(65_536)
  for (const end = Date.now() + LONGEST_RUN; Date.now() < end; ) {
    const length = readSome(pipe, buffer)
    parts.push(Buffer.from(buffer.subarray(0, length)))
    if (length && buffer[length - 1] === 10) return Buffer.concat(parts).toString()
    if (!length) Atomics.wait(sleeper, 0, 0, LOOK)
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

interface Host {
  child: ChildProcess
  run(args: string[], env: Record<string, string | undefined>): Result
  end(): void
}

export const startHost = (cli: string, folder: string): Host => {
  const pipes = mkdtempSync(join(tmpdir(), 'wisp-commands-'))
  const [requests, answers] = [join(pipes, 'requests'), join(pipes, 'answers')]
  execFileSync('mkfifo', [requests, answers])
  // Opened for reading and writing, so that opening does not wait for the other process.
  const request = openSync(requests, constants.O_RDWR)
  const answer = openSync(answers, constants.O_RDWR | constants.O_NONBLOCK)
  const child = spawn(process.execPath, [at('test/support/wisp-host.js'), cli, requests, answers], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.unref()
  return {
    child,
    run(args, env) {
      writeSync(request, `${JSON.stringify({ args, env, folder })}\n`)
      return JSON.parse(readLine(answer))
    },
    end() {
      child.kill('SIGKILL')
      for (const pipe of [request, answer]) closeSync(pipe)
      rmSync(pipes, { recursive: true })
    },
  }
}
