/** The desk's token: where it is kept, and who may in. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import type { Caller } from './caller'
import { openDataFolder, ownerOnly } from './data-folder'
import { Failure } from './failure'
import { newToken } from './ids'
import { createRate, refuseFor } from './rate'
import { Refusal } from './refusal'

/** Characters of a token that nobody guesses. */
export const SHORTEST_TOKEN = 16
/** Wrong tokens per minute and caller; the desk asks twice with each. */
const WRONG_TOKENS = 20

export const tokenFile = (dataDir: string): string => join(dataDir, 'desk-token')

const readToken = (file: string): string => {
  const token = readFileSync(file, 'utf8').trim()
  if (token.length >= SHORTEST_TOKEN) return token
  throw new Failure(
    `${file} holds no token of ${SHORTEST_TOKEN} characters or more. Delete the file, and the next start makes a new one`,
  )
}

/** The token of this data folder; made at the first start, readable by its owner alone. */
export const keptToken = (dataDir: string): string => {
  openDataFolder(dataDir)
  const file = tokenFile(dataDir)
  if (existsSync(file)) {
    ownerOnly(file)
    return readToken(file)
  }
  const token = newToken()
  writeFileSync(file, `${token}\n`, { mode: 0o600 })
  return token
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * `Authorization: Bearer <token>`. Digests are compared, which have one length and tell nothing by the time they take. Who has sent
 * too many wrong ones waits, with the right one too: else waiting would tell which it is.
 */
export const requireToken = (token: string, caller: Caller): MiddlewareHandler => {
  const wanted = digest(`Bearer ${token}`)
  const wrong = createRate(WRONG_TOKENS)
  return async function requireToken(c, next) {
    const network = caller.network(c)
    refuseFor(wrong(network, 0), 'Too many wrong tokens from your address')
    const given = c.req.header('authorization')
    if (!timingSafeEqual(digest(given ?? ''), wanted)) {
      if (given) wrong(network)
      throw new Refusal(401, 'The desk token is missing or wrong', { headers: { 'WWW-Authenticate': 'Bearer' } })
    }
    await next()
  }
}
