/** Programs of the system that a benchmark needs. Nothing is installed before somebody has agreed. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'

/**
 * @typedef {{ name: string, command: string[] }} Need what is missing, and the command that installs it
 * @typedef {{ chrome: boolean, postgres: boolean, debian: boolean, root: boolean }} Found
 * @typedef {{
 *   agreed: boolean, terminal: boolean, ask(question: string): Promise<string>, run(command: string[]): void,
 *   print(line: string): void
 * }} Desk
 */

/** Without PostgreSQL, its rows are left out; it is asked for only where one command installs it. @param {Found} found @returns {Need[]} */
export const needsOf = ({ chrome, postgres, debian, root }) => {
  const apt = [...(root ? [] : ['sudo']), 'apt-get']
  // Chromium with what it recommends: without fonts, pages have no height.
  const browser = debian ? [...apt, 'install', '-y', 'chromium'] : ['npx', 'playwright-core', 'install', 'chromium']
  const database = [...apt, 'install', '-y', '--no-install-recommends', 'postgresql']
  const needs = [
    ...(chrome ? [] : [{ name: 'Chromium', command: browser }]),
    ...(postgres || !debian ? [] : [{ name: 'PostgreSQL', command: database }]),
  ]
  return debian && needs.length
    ? [{ name: 'the list of packages', command: [...apt, 'update', '-qq'] }, ...needs]
    : needs
}

/** @param {Need[]} needs @param {Desk} desk */
export const offer = async (needs, { agreed, terminal, ask, run, print }) => {
  if (!needs.length) return
  print('Missing on this machine, and what installs it:')
  for (const { name, command } of needs) print(`  ${name}: ${command.join(' ')}`)
  if (!agreed && !terminal) return print('Nothing is installed without asking: run that yourself, or add --yes.')
  if (!agreed && !/^y(es)?$/i.test((await ask('Install it now? [y/N] ')).trim())) return print('Nothing is installed.')
  for (const { command } of needs) run(command)
}

/** @param {string} question */
const ask = async (question) => {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await reader.question(question)
  reader.close()
  return answer
}

/** @param {string[]} command */
const run = ([program = '', ...args]) => {
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/**
 * @param {boolean} withDatabase the benchmark measures the server too
 * @returns the arguments for the benchmark itself
 */
export const prepareSystem = async (withDatabase = false) => {
  // Only now, because it needs a package.
  const { findChrome } = await import('../test/support/chrome.js')
  const args = process.argv.slice(2)
  const needs = needsOf({
    chrome: findChrome() !== undefined,
    postgres: !withDatabase || existsSync('/usr/lib/postgresql'),
    debian: existsSync('/etc/debian_version'),
    root: process.getuid?.() === 0,
  })
  const terminal = Boolean(process.stdin.isTTY && process.stdout.isTTY)
  await offer(needs, { agreed: args.includes('--yes'), terminal, ask, run, print: console.log })
  return args.filter((arg) => arg !== '--yes')
}
