/** The `wisp` command line. It is bundled into dist/server/cli.js and finds the rest of the build from there. */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import type { Command, World } from './commands/command'
import { commands } from './commands/table'
import { readConfig } from './config'
import { Failure, UsageError } from './failure'

// Otherwise the heap grows to a multiple of what is in use before garbage is collected.
setFlagsFromString('--heap-growing-percent=30')

const dist = fileURLToPath(new URL('..', import.meta.url))

const line = ({ name, args, help }: Command): string => `  wisp ${`${name} ${args}`.trim()}\n      ${help}`

/** Milliseconds to finish printing after an error. */
const EXIT_DELAY = 500

const USAGE = `Usage:
${commands.map(line).join('\n')}

Environment: PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, DESK_TOKEN, TRUST_PROXY, WISP_RATE, WISP_READ_RATE,
WISP_CONNECTIONS (docs/server.md), WISP_IMAGES, WISP_IMAGES_ENDPOINT, WISP_IMAGE_CACHE (docs/images.md), WISP_RATES,
WISP_BUILDS, WISP_BUILDS_ENDPOINT, WISP_METRICS_PORT, WISP_METRICS_TOKEN, WISP_STOP_DELAY (docs/many-machines.md),
WISP_WEBHOOK_ALLOW (docs/webhooks.md)`

const find = (argv: string[]): Command => {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => argv[index] === word))
  if (!command) throw new UsageError(argv.length ? `There is no command "${argv.slice(0, 2).join(' ')}"` : USAGE)
  return command
}

const parse = (command: Command, args: string[]) => {
  try {
    return parseArgs({ args, options: command.options ?? {}, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : `${error}`)
  }
}

const takes = ({ takes: wanted }: Command, given: number): boolean => (wanted === 'some' ? given > 0 : given === wanted)

const run = async (argv: string[]): Promise<void> => {
  if (argv.includes('--help') || argv.includes('-h')) return console.log(USAGE)
  const command = find(argv)
  const { values, positionals } = parse(command, argv.slice(command.name.split(' ').length))
  if (!takes(command, positionals.length)) throw new UsageError(`Usage: wisp ${command.name} ${command.args}`.trim())
  const world: World = {
    config: readConfig(process.env),
    dist,
    examples: fileURLToPath(new URL('../../examples', import.meta.url)),
    print: (text) => console.log(text),
    interactive: process.stdout.isTTY === true,
  }
  await command.run(world, positionals, values)
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
  if (error instanceof UsageError) console.error(`${error.message}\n\nAll commands: wisp --help`)
  else console.error(error instanceof Failure ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
  // Exit even if a broken database connection would keep the process alive.
  setTimeout(() => process.exit(), EXIT_DELAY).unref()
}
