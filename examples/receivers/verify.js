/** Checks who a call is from, by the Standard Webhooks scheme. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that the clocks of both servers may differ. */
const TOLERANCE_SECONDS = 5 * 60
/** Anybody could sign with a key that is empty, and guess one that is short. */
const MIN_SECRET_BYTES = 24

/** @param {string} secret `whsec_…` */
const keyOf = (secret) => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

/** @param {string} secret */
export const isSecret = (secret) => keyOf(secret).length >= MIN_SECRET_BYTES

/** @param {string} secret @param {string} text */
const signatureOf = (secret, text) => createHmac('sha256', keyOf(secret)).update(text).digest()

/** @param {Buffer} one @param {Buffer} other */
const same = (one, other) => one.length === other.length && timingSafeEqual(one, other)

/**
 * @param {string[]} secrets those of several webhooks, or the old and the new one of one
 * @param {Record<string, string | string[] | undefined>} headers
 * @param {string} body exactly as it came
 * @param {number} now milliseconds
 */
export const isSigned = (secrets, headers, body, now = Date.now()) => {
  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map((name) => `${headers[`webhook-${name}`] ?? ''}`)
  if (!id || !/^\d+$/.test(time ?? '') || Math.abs(now / 1_000 - Number(time)) > TOLERANCE_SECONDS) return false
  const candidates = (signatures ?? '')
    .split(' ')
    .filter((entry) => entry.startsWith('v1,'))
    .map((entry) => Buffer.from(entry.slice(3), 'base64'))
  return secrets
    .filter(isSecret)
    .some((secret) => candidates.some((candidate) => same(candidate, signatureOf(secret, `${id}.${time}.${body}`))))
}
