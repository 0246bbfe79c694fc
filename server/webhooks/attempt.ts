/** One attempt to deliver: signed, sent, and judged by its answer. */
import type { Allowed } from '../outside/allowed-addresses'
import { type Answer, callOutside, type Limits } from '../outside/call'
import type { Resolve } from '../outside/resolve'
import type { Claim } from './claims'
import type { Outcome } from './results'
import { holdFor, waitAfter } from './schedule'
import { signedHeaders } from './signature'

/** Time for everything, and what is kept of an answer. */
export const ATTEMPT_LIMITS: Limits = { time: 15_000, bytes: 2_048 }

export interface Sender {
  allowed: Allowed
  limits?: Limits
  resolve?: Resolve
  now?: () => number
  random?: () => number
}

interface Receiver {
  url: string
  secrets: string[]
}

const USER_AGENT = 'Wisp-Webhook/1'

/** Without characters that PostgreSQL cannot store, and without half a character at its end. */
const storable = (text: string): string => text.replaceAll('\0', '').replace(/\uFFFD+$/, '')

/** The reason for a failed call, in words for the owner, without secrets. */
const reasonOf = (error: unknown): string => {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Its name is not known'
  if (code === 'ECONNREFUSED') return 'It does not take connections'
  return (code ? `${message} (${code})` : message).slice(0, 300)
}

const answerOf = async (call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call
  } catch (error) {
    return { status: 0, text: reasonOf(error) }
  }
}

/** Time of the next attempt; undefined: there is none. */
const retryAt = ({ attempts }: Claim, time: number, hold: number, random?: () => number): number | undefined => {
  const wait = waitAfter(attempts + 1, random)
  return wait === undefined ? undefined : time + Math.max(wait, hold)
}

const outcomeOf = (claim: Claim, { status, text, retryAfter }: Answer, started: number, sender: Sender): Outcome => {
  const time = (sender.now ?? Date.now)()
  const result = { status, took: Math.max(0, time - started), answer: storable(text), at: time }
  if (status >= 200 && status < 300) return { delivered: true, ...result }
  if (status === 410) return { delivered: false, isGone: true, ...result }
  const hold = holdFor(status, retryAfter, time)
  const next = retryAt(claim, time, hold, sender.random)
  return { delivered: false, ...result, ...(next && { retryAt: next }), ...(hold && { heldUntil: time + hold }) }
}

/** @param signal aborts it; then it does not count */
export const attempt = async (
  claim: Claim,
  { url, secrets }: Receiver,
  sender: Sender,
  signal?: AbortSignal,
): Promise<Outcome> => {
  const { allowed, limits = ATTEMPT_LIMITS, resolve, now = Date.now } = sender
  const { id, body } = claim
  const started = now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    ...signedHeaders({ id, at: started, body }, secrets),
  }
  const answer = await answerOf(callOutside({ url, headers, body, limits, allowed, resolve, signal }))
  return outcomeOf(claim, answer, started, sender)
}
