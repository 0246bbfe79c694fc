/** The `wisp` command as a separate process, built from the sources by `server-setup.ts`. */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { untilItAnswers } from './until'
import { type Result, startHost } from './wisp-commands'

export interface Build {
  /** The folder of the build; a case may write files there. */
  folder: string
  cli: string
  remove(): void
}

/** Copies the build of this run into a folder for one test file. */
export const copyBuild = (): Build => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-build-'))
  cpSync(inject('build'), folder, { recursive: true, verbatimSymlinks: true })
  return {
    folder,
    cli: join(folder, 'dist/server/cli.js'),
    remove() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An empty environment with these variables. */
const environment = (env: Record<string, string>) => ({ PATH: process.env.PATH, ...env })

/** A command that should fail but starts serving would never end. */
const IN_TIME = { timeout: 110_000, killSignal: 'SIGKILL' } as const

/** One process for the commands of all files of a worker. */
let host: ReturnType<typeof startHost> | undefined

const runInHost: ReturnType<typeof startHost> = (request) => {
  host ??= startHost()
  return host(request)
}

/**
 * Runs a command until it ends, in the process that commands share; a server has one of its own, and so have commands of
 * browser suites that are run by their name.
 */
export const runWisp = (build: Build, args: string[], env: Record<string, string>): Result => {
  const hosted: string | undefined = inject('hosted')
  if (!hosted || ['start', 'serve'].includes(args[0] ?? '')) return runWispAlone(build, args, env)
  return runInHost({ cli: build.cli, hosted, folder: build.folder, args, env: environment(env) })
}

/** Runs a command in a process of its own until it ends; as the user with that number, if given. */
export const runWispAlone = (
  { cli, folder }: Build,
  args: string[],
  env: Record<string, string>,
  uid?: number,
): Result => {
  const options = { cwd: folder, env: environment(env), encoding: 'utf8', uid, gid: uid, ...IN_TIME } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], options)
  return { status, stdout, stderr }
}

/** Runs the command without holding up this process, which the command may call. */
export const spawnWisp = ({ cli, folder }: Build, args: string[], env: Record<string, string>) =>
  new Promise<Result>((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd: folder, env: environment(env), ...IN_TIME })
    const texts = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].on('data', (data) => {
        texts[name] += data
      })
    child.once('close', (status) => resolve({ status, ...texts }))
  })

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Running {
  origin: string
  output(): string
  /** Resolves with the exit code; null if a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Another program may take a free port before ours does; then ours says so and ends. */
const PORT_TAKEN = /is (already )?in use|is taken/

const LISTENS = /^\s*Wisp (serves|is running)/m

/** Starts a server, and waits until it says that it listens, and answers. */
export const startWisp = async (
  build: Build,
  command: 'start' | 'serve',
  env: Record<string, string>,
): Promise<Running> => {
  const port = env.PORT || `${await freePort()}`
  const { cli, folder } = build
  const child = spawn(process.execPath, [cli, command], { cwd: folder, env: environment({ ...env, PORT: port }) })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const origin = `http://localhost:${port}`
  try {
    await untilItAnswers(
      // Who answers may be somebody else, until ours has said that it listens.
      async () => (LISTENS.test(text) ? fetch(`${origin}/nothing`).catch(() => undefined) : undefined),
      () => child.exitCode !== null,
      () => `wisp does not answer: ${text}`,
    )
  } catch (error) {
    if (env.PORT || !PORT_TAKEN.test(text)) throw error
    return startWisp(build, command, env)
  }
  return {
    origin,
    output: () => text,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}
