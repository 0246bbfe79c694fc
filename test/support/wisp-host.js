/**
 * Runs `wisp` commands one after the other in one process: starting Node, loading the packages and compiling the command
 * line takes longer than most commands do. Each run is a new instance of the command line, with its own arguments,
 * variables and folder; what it prints is collected. Requests and answers are lines of JSON in two pipes: see
 * wisp-commands.ts.
 */
import { createReadStream, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { instanceOf } from './compiled-module.js'

const [requests = '', answers = ''] = process.argv.slice(2)
const answer = openSync(answers, 'w')

/** @param {Record<string, string>} env */
const setEnvironment = (env) => {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
}

/** @param {'stdout' | 'stderr'} name @returns {() => string} gives the text written to it since */
const collect = (name) => {
  let text = ''
  process[name].write = (/** @type {string | Uint8Array} */ part) => {
    text += part
    return true
  }
  return () => text
}

const exit = process.exit

// The command line exits a moment after a failed command; this process goes on.
process.exit = () => /** @type {never} */ (undefined)

const priority = getPriority()

/** Long commands lower it for themselves; the next one must not have it. Only root may raise it. */
const restorePriority = () => {
  try {
    setPriority(priority)
  } catch {}
}

const input = createReadStream(requests)
// Nobody else opens the pipes.
input.once('open', () => rmSync(dirname(requests), { recursive: true }))
for await (const line of createInterface({ input })) {
  const { cli, hosted, args, env, folder } = JSON.parse(line)
  process.argv = [process.execPath, cli, ...args]
  process.exitCode = 0
  setEnvironment(env)
  const texts = { stdout: collect('stdout'), stderr: collect('stderr') }
  try {
    process.chdir(folder)
    const module = await instanceOf(readFileSync(hosted, 'utf8'), cli)
    await module.evaluate()
  } catch (error) {
    // Whoever asked would wait for an answer otherwise.
    console.error(error)
    process.exitCode = 1
  }
  const result = { status: process.exitCode, stdout: texts.stdout(), stderr: texts.stderr() }
  process.stdout.removeAllListeners('error')
  // The folder may be removed before the next command.
  process.chdir('/')
  restorePriority()
  writeSync(answer, `${JSON.stringify(result)}\n`)
}
// The process that asked has ended.
exit()
