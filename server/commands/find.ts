/** Finds the command that a command line names, and the help for commands. */

import { suggestion } from '../files/suggest'
import { wrongUsage } from '../lib/invalid'
import type { Command } from './command'
import { commands } from './table'

const line = ({ name, args, help }: Command): string => `  wisp ${`${name} ${args}`.trim()}\n      ${help}`

const ENVIRONMENT = `Environment: PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, DESK_TOKEN, TRUST_PROXY, WISP_RATE, WISP_READ_RATE,
WISP_CONNECTIONS (docs/server.md), WISP_IMAGES, WISP_IMAGES_ENDPOINT, WISP_IMAGE_CACHE (docs/images.md), WISP_RATES,
WISP_BUILDS, WISP_BUILDS_ENDPOINT, WISP_METRICS_PORT, WISP_METRICS_TOKEN, WISP_STOP_DELAY (docs/many-machines.md),
WISP_WEBHOOK_ALLOW (docs/webhooks.md)`

/** One word to people, whichever of the two the command has. */
const SAME = new Map([
  ['delete', 'remove'],
  ['remove', 'delete'],
])

const commandNamed = (argv: string[]): Command | undefined =>
  commands.find(({ name }) => name.split(' ').every((word, index) => argv[index] === word))

/** The command, under either of its names. */
const commandOf = ([subject = '', deed = '', ...words]: string[]): Command | undefined =>
  commandNamed([subject, deed, ...words]) ?? commandNamed([subject, SAME.get(deed) ?? deed, ...words])

/** Help for one command, for all about one thing (`wisp popup`), or for all. */
export const helpOf = (argv: string[]): string => {
  const command = commandOf(argv)
  if (command) return `Usage:\n${line(command)}`
  const about = commands.filter(({ name }) => name.split(' ')[0] === argv[0])
  return about.length
    ? `Usage:\n${about.map(line).join('\n')}`
    : `Usage:\n${commands.map(line).join('\n')}\n\n${ENVIRONMENT}`
}

export const find = (argv: string[]): Command => {
  const command = commandOf(argv)
  if (command) return command
  const [subject, deed] = argv
  if (!subject) throw wrongUsage(helpOf([]))
  const names = commands.map(({ name }) => name)
  const deeds = names.filter((name) => name.startsWith(`${subject} `))
  if (deeds.length && deed === undefined) throw wrongUsage(helpOf(argv))
  const guess = suggestion(argv.slice(0, 2).join(' '), deeds.length ? deeds : names)
  throw wrongUsage(`There is no command "${argv.slice(0, 2).join(' ')}"${guess}`)
}
