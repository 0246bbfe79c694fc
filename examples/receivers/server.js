/**
 * Hands events of Wisp on to a service: `node examples/receivers/server.js mailchimp`. docs/webhooks.md lists the variables.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { RECEIVERS } from './all.js'
import { createListener } from './receive.js'
import { createSeen } from './seen.js'
import { isSecret } from './verify.js'

const { env } = process
const [name = ''] = process.argv.slice(2)
const receiver = RECEIVERS.get(name)
const secrets = (env.WISP_WEBHOOK_SECRET ?? '').split(/[\s,]+/).filter(Boolean)

/** @param {string} message */
const end = (message) => {
  console.error(message)
  process.exit(2)
}

if (!receiver) end(`Which receiver? One of: ${[...RECEIVERS.keys()].join(', ')}`)
else {
  const missing = ['WISP_WEBHOOK_SECRET', ...receiver.needs].filter((variable) => !env[variable]?.trim())
  if (missing.length) end(`${name} needs ${missing.join(', ')} in the environment`)
  if (!secrets.every(isSecret)) end('WISP_WEBHOOK_SECRET must be what wisp webhook add has printed: whsec_…')
  const file = env.FIELDS_FILE ?? new URL('fields.json', import.meta.url)
  const mapping = JSON.parse(readFileSync(file, 'utf8'))[name] ?? {}
  const listener = createListener({
    secrets,
    receiver,
    settings: { env, mapping },
    seen: createSeen(env.SEEN_FILE),
  })
  const server = createServer({ requestTimeout: 30_000 }, listener)
  server.listen(Number(env.PORT || 8900), env.HOST || '127.0.0.1', () => console.log(`${name} listens`))
}
