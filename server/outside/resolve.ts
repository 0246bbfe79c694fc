/** Finds the address to call under a name, and refuses names that stand for any that may not be called. */
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { type Allowed, isAllowedAddress } from './allowed-addresses'

export interface Resolved {
  address: string
  family: number
}

export type Resolve = (host: string) => Promise<Resolved[]>

/**
 * Concurrent lookups of one name share one call. Node runs only a few lookups at a time and cannot cancel them, so many for
 * a name whose server does not answer would block the lookups of all other names.
 */
export const sharing = (resolve: Resolve): Resolve => {
  const underWay = new Map<string, Promise<Resolved[]>>()
  return (host) => {
    const running = underWay.get(host)
    if (running) return running
    const started = resolve(host).finally(() => underWay.delete(host))
    underWay.set(host, started)
    return started
  }
}

export const resolveByDns = sharing((host) => lookup(host, { all: true, verbatim: true }))

/** The message is for the owner of a webhook. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/**
 * One address, of which the call must not depart: a name may stand for another one a moment later. If one of them is not
 * allowed, none is.
 */
export const pinOne = async (host: string, resolve: Resolve, allowed: Allowed): Promise<Resolved> => {
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await resolve(host)
  const [first] = addresses
  if (!first) throw new NotAllowed(`${host} has no address`)
  if (!addresses.every(({ address }) => isAllowedAddress(address, host, allowed)))
    throw new NotAllowed(`${host} is not a public address`)
  return first
}
