/**
 * Agents that sign what they ask for: HTTP Message Signatures with Ed25519 (RFC 9421) as Web Bot Auth profiles them. A
 * signature counts only if it was made with a key that the owner has named.
 */
import { createPublicKey, verify } from 'node:crypto'
import type { AgentKey } from '../sites/machines'

export interface SignedRequest {
  method: string
  /** The address that the agent has called, before any proxy. */
  url: string
  header(name: string): string | undefined
}

const TAG = 'web-bot-auth'
/** The name of Ed25519 among algorithms (RFC 9421, section 3.3.6). */
const ALGORITHM = 'ed25519'
/** Longer headers are not read. */
const MAX_HEADER_LENGTH = 4_000
/** Seconds by which the clock of an agent may be ahead. */
const CLOCK_TOLERANCE_S = 60
/** Seconds that a signature may hold. */
const MAX_AGE_S = 86_400

/** One member of the dictionary: the components in their order, and their parameters as they were written. */
const MEMBER = /(?:^|,)\s*([a-z*][\w*.-]*)=(\(([^()]*)\)((?:;\s*[a-z*][\w*.-]*(?:=(?:"[^"]*"|[^;,\s]*))?)*))/g

interface SignatureInput {
  label: string
  /** All behind the label, which is signed as well. */
  params: string
  components: string[]
  values: Map<string, string>
}

const inputsIn = (header: string): SignatureInput[] =>
  [...header.matchAll(MEMBER)].map(([, label = '', params = '', list = '', parameters = '']) => ({
    label,
    params,
    components: list.split(/\s+/).filter(Boolean),
    values: new Map(
      [...parameters.matchAll(/;\s*([a-z*][\w*.-]*)=(?:"([^"]*)"|([^;,\s]*))/g)].map(
        ([, name = '', text, word = '']) => [name, text ?? word],
      ),
    ),
  }))

/** A member of a header that is a dictionary, with its parameters. */
const memberOf = (header: string, key: string): string | undefined =>
  header.length > MAX_HEADER_LENGTH
    ? undefined
    : [...header.matchAll(/(?:^|,)\s*([a-z*][\w*.-]*)=((?:"[^"]*"|[^",])*)/g)]
        .find(([, name]) => name === key)?.[2]
        ?.trim()

/** undefined for a component that we cannot tell. */
const componentValue = (component: string, { header, method, url }: SignedRequest): string | undefined => {
  const { host, pathname, protocol, search } = new URL(url)
  const [, name, key] = /^"([^"]+)"(?:;key="([^"]+)")?$/.exec(component) ?? []
  const derived = new Map([
    ['@authority', host],
    ['@target-uri', url],
    ['@method', method],
    ['@path', pathname],
    ['@query', search || '?'],
    ['@scheme', protocol.replace(':', '')],
  ])
  if (!name) return
  if (name.startsWith('@')) return key ? undefined : derived.get(name)
  const value = header(name)?.trim()
  return key === undefined ? value : memberOf(value ?? '', key)
}

const baseOf = ({ components, params }: SignatureInput, request: SignedRequest): string | undefined => {
  const lines = components.map((component) => [component, componentValue(component, request)] as const)
  if (lines.some(([, value]) => value === undefined)) return
  return [...lines, ['"@signature-params"', params] as const].map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** Seconds since 1970. A signature without an early end could be used for good by whoever has seen it. */
const isInTime = ({ values }: SignatureInput, now: number): boolean => {
  const [created, expires] = [Number(values.get('created')), Number(values.get('expires'))]
  return created <= now + CLOCK_TOLERANCE_S && expires > now && expires - created <= MAX_AGE_S
}

/** Agents that change their keys publish when each is valid. */
const isInUse = ({ from = 0, until = Number.POSITIVE_INFINITY }: AgentKey, now: number): boolean =>
  from <= now + CLOCK_TOLERANCE_S && now < until

/** The signature is meant for us, in time, and made by the algorithm of our keys where it names one. */
const isSound = (input: SignatureInput, now: number): boolean => {
  const { components, values } = input
  const isOfUse = values.get('tag') === TAG && (values.get('alg') ?? ALGORITHM) === ALGORITHM
  return isOfUse && components.includes('"@authority"') && isInTime(input, now)
}

const isBy = ({ x }: AgentKey, base: string, signature: string): boolean => {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(base), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** True if one of these keys has signed the request, for this host and this time. */
export const isSigned = (request: SignedRequest, keys: readonly AgentKey[], now = Date.now() / 1000): boolean => {
  const [inputs = '', signatures = ''] = ['signature-input', 'signature'].map((name) => request.header(name))
  if (!keys.length || !inputs || `${inputs}${signatures}`.length > MAX_HEADER_LENGTH) return false
  return inputsIn(inputs).some((input) => {
    const { label, values } = input
    const key = keys.find((key) => key.id === values.get('keyid') && isInUse(key, now))
    if (!key || !isSound(input, now)) return false
    const escaped = label.replace(/[*.]/g, '\\$&')
    const signature = RegExp(`(?:^|,)\\s*${escaped}=:([A-Za-z\\d+/=]+):`).exec(signatures)?.[1]
    const base = baseOf(input, request)
    return signature !== undefined && base !== undefined && isBy(key, base, signature)
  })
}
