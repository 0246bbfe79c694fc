import { createHash, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { newId } from '../shared/id'
import { Refusal } from './refusal'

/** The token of this data folder; made at the first start, readable by its owner alone. */
export const keptToken = (dataDir: string): string => {
  const file = join(dataDir, 'desk-token')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const token = newId(32)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(file, `${token}\n`, { mode: 0o600 })
  return token
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** `Authorization: Bearer <token>`. Digests are compared, which have one length and tell nothing by the time they take. */
export const requireToken = (token: string): MiddlewareHandler => {
  const wanted = digest(`Bearer ${token}`)
  return async function requireToken(c, next) {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), wanted))
      throw new Refusal(401, 'The desk token is missing or wrong', { headers: { 'WWW-Authenticate': 'Bearer' } })
    await next()
  }
}
