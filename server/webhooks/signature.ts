/** Signatures by the Standard Webhooks scheme: https://www.standardwebhooks.com */
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const MIN_SECRET_BYTES = 24
const MAX_SECRET_BYTES = 64
/** Length of a secret that we make. */
const SECRET_BYTES = 32

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** The key that a secret stands for; undefined if it is not one. */
const keyOf = (secret: string): Buffer | undefined => {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret)) return
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const exact = key.toString('base64').replace(/=+$/, '') === secret.slice(PREFIX.length).replace(/=+$/, '')
  return exact && key.length >= MIN_SECRET_BYTES && key.length <= MAX_SECRET_BYTES ? key : undefined
}

export const isSecret = (secret: string): boolean => keyOf(secret) !== undefined

const signatureOf = (secret: string, text: string): string =>
  `v1,${createHmac('sha256', keyOf(secret) ?? '')
    .update(text)
    .digest('base64')}`

interface Message {
  id: string
  /** Milliseconds since 1970, of this attempt. */
  at: number
  body: string
}

/** The headers of an attempt, with one signature for each secret. */
export const signedHeaders = ({ id, at, body }: Message, secrets: string[]): Record<string, string> => {
  const timestamp = `${Math.floor(at / 1_000)}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, `${id}.${timestamp}.${body}`)).join(' '),
  }
}
