/**
 * Compares how visitors' calls arrive with what the settings say. A wrong setting is hard to see otherwise: the server answers, and
 * the pages of some visitors show nothing.
 */
import type { Context } from 'hono'
import type { Log } from '../../lib/log'
import { seenOrigin } from './seen'

interface AddressSettings {
  publicUrl?: string | undefined
  trustProxy: boolean
}

/** So many calls in a row must differ in the same way: a single odd client proves nothing about the settings. */
const CALLS_TO_BE_CERTAIN = 3

const NO_TRUST =
  'Calls come through a proxy, but TRUST_PROXY is not set, so all visitors count as one. Set TRUST_PROXY=1 and HOST=127.0.0.1'
const NO_PROXY =
  'TRUST_PROXY=1, but calls come without X-Forwarded-For or Forwarded, so all visitors count as one. Have the proxy send one of them'

/** The differences at the moment, a sentence by subject. */
type DifferenceTexts = Partial<Record<'proxy' | 'address', string>>

const comesByProxy = (c: Context): boolean => Boolean(c.req.header('x-forwarded-for') ?? c.req.header('forwarded'))

const proxyOf = (c: Context, trustProxy: boolean): string | undefined => {
  if (comesByProxy(c) === trustProxy) return
  return trustProxy ? NO_PROXY : NO_TRUST
}

const addressOf = (visitorOrigin: string, publicUrl: string): string | undefined => {
  const [here, publicAddress] = [new URL(visitorOrigin), new URL(publicUrl)]
  if (here.origin === publicAddress.origin) return
  const difference = `PUBLIC_URL is ${publicAddress.origin}, but calls seem to come to ${here.origin}.`
  const words = 'Addresses are written as PUBLIC_URL says.'
  if (here.hostname !== publicAddress.hostname)
    return `${difference} ${words} Correct it if it is wrong; otherwise have the proxy pass the Host header on`
  if (here.protocol !== publicAddress.protocol) return `${difference} ${words} Have the proxy send X-Forwarded-Proto`
  return `${difference} ${words} Have the proxy pass the Host header on with its port`
}

export const createDifferences = ({ publicUrl, trustProxy }: AddressSettings, log: Log) => {
  const texts: DifferenceTexts = {}
  const logged = new Set<string>()
  const inARow: Record<keyof DifferenceTexts, number> = { proxy: 0, address: 0 }
  const note = (about: keyof DifferenceTexts, sentence: string | undefined): void => {
    inARow[about] = sentence ? inARow[about] + 1 : 0
    if (!sentence) delete texts[about]
    if (!sentence || inARow[about] < CALLS_TO_BE_CERTAIN) return
    texts[about] = sentence
    if (logged.has(about)) return
    logged.add(about)
    log(sentence)
  }
  return {
    /** Call it when a visitor's page calls. */
    look(c: Context): void {
      note('proxy', proxyOf(c, trustProxy))
      const origin = publicUrl && seenOrigin(c, trustProxy)
      if (publicUrl && origin) note('address', addressOf(origin, publicUrl))
    },
    /** The differences at the moment. */
    list: (): string[] => Object.values(texts),
  }
}

export type Differences = ReturnType<typeof createDifferences>

/** Advice that needs nothing but the settings, for the start. */
export const addressAdvice = ({ publicUrl, trustProxy }: AddressSettings): string => {
  if (publicUrl?.startsWith('https:') && !trustProxy)
    return 'PUBLIC_URL is https, which only a proxy can serve, but TRUST_PROXY is not set: all visitors count as one. Set TRUST_PROXY=1.'
  if (trustProxy && !publicUrl)
    return 'PUBLIC_URL is not set: addresses are written as the proxy says. Set PUBLIC_URL=https://your.domain.'
  return ''
}
