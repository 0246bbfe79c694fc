import { globalNamed } from '../platform/safe-dom'
import { createEarlyStorage } from './storage'

/**
 * True if anything may be stored before wisp.js runs, as it will find or has found it. Once it runs, only its own
 * entries tell what the visitor has said; without it, nobody can say anything.
 * @param consent the setting of the page's tag
 */
export const mayStore = (consent: string): boolean => {
  const calls = globalNamed('wisp') ?? []
  if (!Array.isArray(calls)) return createEarlyStorage(true).get('trail') !== undefined
  const consentCall: unknown[] | undefined = calls.filter((call) => Array.isArray(call) && call[0] === 'consent').at(-1)
  return consentCall ? consentCall[1] === true : consent === 'none'
}
