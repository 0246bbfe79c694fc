/**
 * The server's signatures in a display answer. The `viewer_id` of a popup is signed, so that the server can tell that a
 * view belongs to one of its answers without storing each answer. Our own script gets one id for all popups of an
 * answer, or makes it.
 */
import { timingSafeEqual } from 'node:crypto'
import type { Signing } from '../db/signing'
import { newTimedId } from '../lib/ids'

/** Signs of each part. */
const TIME_LENGTH = 8
const RANDOM_LENGTH = 8
const SIGNATURE_LENGTH = 14

type Sign = Awaited<ReturnType<Signing['signer']>>

/** Common to a site's display answers and its refusals. A server on another database does not know it. */
export const refusalSignature = (sign: Sign, siteKey: string): string =>
  sign(`refusal ${siteKey}`).slice(0, SIGNATURE_LENGTH)

/** Makes the id that goes out with a popup. */
export type ViewerOf = (popupId: string) => string

const signed = (sign: Sign, subject: string, random: string): string =>
  random + sign(`${subject} ${random}`).slice(0, SIGNATURE_LENGTH)

const ofPopup = (popupId: string): string => `viewer ${popupId}`
const ofSite = (siteKey: string): string => `answer ${siteKey}`

/** Visitors who are not counted: programs, and owners who look at their own site. */
const UNCOUNTED = ['machine', 'owner'] as const
export type Uncounted = (typeof UNCOUNTED)[number]

/** An id that says whether a program or an owner got it. */
export const uncountedViewer = (sign: Sign, siteKey: string, kind: Uncounted): string =>
  signed(sign, `${kind} ${siteKey}`, newTimedId(RANDOM_LENGTH))

/** Resolves with a function that makes an id for a popup. */
export const viewers = async ({ signer }: Pick<Signing, 'signer'>): Promise<ViewerOf> => {
  const sign = await signer()
  return (popupId) => signed(sign, ofPopup(popupId), newTimedId(RANDOM_LENGTH))
}

/** An id for all popups of an answer. */
export const answerViewer = (sign: Sign, siteKey: string): string =>
  signed(sign, ofSite(siteKey), newTimedId(RANDOM_LENGTH))

/**
 * The signature of the ids that pages make where the answer came inside the script: one for a whole site. Such an id counts once for each
 * popup like any other; whoever forges one wins no more than by asking for an answer.
 */
export const insideSignature = (sign: Sign, siteKey: string): string =>
  sign(`inside ${siteKey}`).slice(0, SIGNATURE_LENGTH)

const isEqual = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** undefined for anybody who is counted. */
export const uncountedOf = async (
  { signer }: Pick<Signing, 'signer'>,
  siteKey: string,
  id: string,
): Promise<Uncounted | undefined> => {
  if (!/^[\w-]+$/.test(id) || id.length !== TIME_LENGTH + RANDOM_LENGTH + SIGNATURE_LENGTH) return
  const sign = await signer()
  const random = id.slice(0, -SIGNATURE_LENGTH)
  return UNCOUNTED.find((kind) => isEqual(id, signed(sign, `${kind} ${siteKey}`, random)))
}

/** True if one of our answers sent this id out with this popup, or let the page make it. */
export const isViewer = async (
  { signer }: Pick<Signing, 'signer'>,
  { id: popupId, siteKey }: { id: string; siteKey: string },
  id: string,
): Promise<boolean> => {
  if (!/^[\w-]+$/.test(id) || id.length !== TIME_LENGTH + RANDOM_LENGTH + SIGNATURE_LENGTH) return false
  const sign = await signer()
  const [random, signature] = [id.slice(0, -SIGNATURE_LENGTH), id.slice(-SIGNATURE_LENGTH)]
  return (
    isEqual(signature, insideSignature(sign, siteKey)) ||
    [ofSite(siteKey), ofPopup(popupId)].some((scope) => isEqual(id, signed(sign, scope, random)))
  )
}
