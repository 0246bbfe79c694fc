/** The desk token: where it is stored, and the check for it. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { MiddlewareHandler } from 'hono'
import { openDataFolder, ownerOnly, tokenFile } from '../lib/data-folder'
import { Failure } from '../lib/failure'
import { newToken } from '../lib/ids'
import type { Caller } from './caller'
import { type Rate, refuseFor } from './rate'
import { Refusal } from './refusal'

/** Minimum length of a token that cannot be guessed. */
export const MIN_TOKEN_LENGTH = 16
/** Wrong tokens allowed per minute and caller; the desk sends each token twice. */
export const MAX_WRONG_TOKENS = 20

const readToken = (file: string): string => {
  const token = readFileSync(file, 'utf8').trim()
  if (token.length >= MIN_TOKEN_LENGTH) return token
  throw new Failure(
    `${file} does not contain a token of at least ${MIN_TOKEN_LENGTH} characters. Delete the file, and the next start generates a new one`,
  )
}

/** The token in the data folder; created at the first start, readable by its owner only. */
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

/** A digest has a fixed length, so that comparing two takes the same time for any text. */
export const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Requires `Authorization: Bearer <token>`. Compares digests, so that the time taken reveals nothing. After too many
 * wrong tokens a caller has to wait even with the right one; otherwise the wait would reveal which one is right.
 */
export const requireToken = (token: string, caller: Caller, wrong: Rate): MiddlewareHandler => {
  const tokenDigest = digest(`Bearer ${token}`)
  return async function requireToken(c, next) {
    const network = caller.network(c)
    refuseFor(wrong(network, 0), 'Too many wrong tokens from your address')
    const header = c.req.header('authorization')
    if (!timingSafeEqual(digest(header ?? ''), tokenDigest)) {
      if (header) wrong(network)
      throw new Refusal(401, 'The desk token is missing or wrong', { headers: { 'WWW-Authenticate': 'Bearer' } })
    }
    await next()
  }
}
