/** The `wisp` command line. It is bundled into dist/server/cli.js and finds the rest of the build from there. */

import { readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import type { Command, World } from './commands/command'
import { find, helpOf } from './commands/find'
import { isExplained, shortened } from './lib/failure'
import { Invalid, wrongUsage } from './lib/invalid'
import { createProgress } from './lib/progress'
import { readConfig } from './process/config'

// Without this the heap grows to a multiple of what is in use before garbage is collected.
setFlagsFromString('--heap-growing-percent=30')

const dist = fileURLToPath(new URL('..', import.meta.url))

/** The steps from the normal priority of a process to the lowest. */
const LOWEST_PRIORITY = constants.priority.PRIORITY_LOW

/** Milliseconds to finish printing after an error. */
const EXIT_DELAY_MS = 500

const parse = (command: Command, args: string[]) => {
  try {
    return parseArgs({ args, options: command.options ?? {}, allowPositionals: true })
  } catch (error) {
    throw wrongUsage(error instanceof Error ? error.message : `${error}`)
  }
}

const acceptsCount = ({ argumentCount }: Command, count: number): boolean => {
  if (argumentCount === 'some') return count > 0
  return argumentCount === 'one or none' ? count < 2 : count === argumentCount
}

const version = (): string => JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version

const progress = createProgress()

const run = async (argv: string[]): Promise<void> => {
  if (argv.includes('--help') || argv.includes('-h')) return console.log(helpOf(argv))
  if (argv[0] === '--version' || argv[0] === '-v') return console.log(version())
  const command = find(argv)
  const { values, positionals } = parse(command, argv.slice(command.name.split(' ').length))
  if (!acceptsCount(command, positionals.length)) throw wrongUsage(`Usage: wisp ${command.name} ${command.args}`.trim())
  const world: World = {
    config: readConfig(process.env),
    dist,
    examples: fileURLToPath(new URL('../../examples', import.meta.url)),
    // Lines of a file do not stand on the line that is redrawn.
    print: process.stdout.isTTY ? (text) => progress.aside(() => console.log(text)) : (text) => console.log(text),
    say: progress.say,
    interactive: process.stdout.isTTY === true,
  }
  // A server that was started with the same priority goes first, whatever that is.
  if (command.yields) setPriority(Math.min(getPriority() + LOWEST_PRIORITY, LOWEST_PRIORITY))
  await command.run(world, positionals, values).finally(() => progress.say(''))
}

/** A server goes on when the reader of its log has ended. */
const isServer = ['serve', 'start'].includes(process.argv[2] ?? '')

// The reader may close the pipe early: `wisp leads export --csv | head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (!isServer) process.exit(code === 'EPIPE' ? 0 : 1)
})

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isUsage = error instanceof Invalid && error.problems.some(({ usage }) => usage)
  if (isUsage) console.error(`${error.message}\n\nAll commands: wisp --help`)
  else console.error(isExplained(error) ? shortened(error.message) : error)
  process.exitCode = isUsage ? 2 : 1
  // Exit even if a broken database connection would keep the process alive.
  setTimeout(() => process.exit(), EXIT_DELAY_MS).unref()
}
