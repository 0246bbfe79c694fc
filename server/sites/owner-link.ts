/**
 * A signed word that expires, in links for owners: it shows which popups the server leaves out and why, and previews what is not live;
 * nothing else. It is not the desk's token. A site may let whoever knows an id preview it without such a word.
 */
import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { OWNER } from '../../shared/wire/addresses'
import type { Signing } from '../db/signing'
import { invalid } from '../lib/invalid'
import type { Sites } from './queries'

const DAY_MS = 86_400_000
/** Signs that nobody can guess. */
const OWNER_SIGNATURE_LENGTH = 22

type Sign = Awaited<ReturnType<Signing['signer']>>

/** The same all day, so that lists of links stay the same: an owner's link works for one to two days. */
const expiryDay = (now: number): number => Math.floor(now / DAY_MS) + 2

const signedFor = (sign: Sign, siteKey: string, day: number): string =>
  `${day.toString(36)}-${sign(`owner ${siteKey} ${day}`).slice(0, OWNER_SIGNATURE_LENGTH)}`

/** Makes the words of owners' links, by the key of the site. */
export const ownerWords = async ({ signer }: Pick<Signing, 'signer'>): Promise<(siteKey: string) => string> => {
  const sign = await signer()
  return (siteKey) => signedFor(sign, siteKey, expiryDay(Date.now()))
}

export const isOwnerWord = async (
  { signer }: Pick<Signing, 'signer'>,
  siteKey: string,
  word: string,
): Promise<boolean> => {
  const day = Number.parseInt(/^([\da-z]{1,6})-[\w-]+$/.exec(word)?.[1] ?? '', 36)
  if (!(day * DAY_MS > Date.now()) || day > expiryDay(Date.now())) return false
  const expected = Buffer.from(signedFor(await signer(), siteKey, day))
  const actual = Buffer.from(word)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** An address as its owner opens it. The word comes first: pages cut long addresses before they send them. */
export const ownersAddress = (address: string, word: string): string => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? []
  return `${path}?${OWNER}=${word}${query && `&${query}`}${hash}`
}

/**
 * Path of a popup's preview on our own server, whatever its site. Nothing is counted or stored there.
 * @param word of an owner's link
 */
export const previewPath = (id: string, word: string): string => ownersAddress(`/p/${id}?ppt-preview=${id}`, word)

type Maybe<T> = T | Promise<T>

export interface OwnerServices {
  cache: { site(key: string): Maybe<{ openPreviews?: boolean } | undefined> }
  store: Pick<Signing, 'signer'>
}

/** True if a hosted page's address is one of an owner's, or the site shows popups that are not live to anyone. */
export const maySee = async (c: Context, siteKey: string, { cache, store }: OwnerServices) =>
  (await isOwnerWord(store, siteKey, c.req.query(OWNER) ?? '')) || Boolean((await cache.site(siteKey))?.openPreviews)

/** Sets whether whoever knows an id can preview what is not live, or throws an Invalid. @returns whether they do */
export const setPreviews = async (
  { sites }: { sites: Pick<Sites, 'openPreviews'> },
  siteKey: string,
  { previews }: { previews: string },
): Promise<boolean> => {
  if (previews !== 'open' && previews !== 'closed')
    throw invalid(`takes open or closed, got "${previews}"`, { path: ['previews'] })
  const isOpen = previews === 'open'
  await sites.openPreviews(siteKey, isOpen)
  return isOpen
}
