import type { Options } from '../../../shared/page/model/settings'
import { bare } from '../../../shared/page/platform/safe-dom'

/** React writes `datasite` where it was given `dataSite`. */
const nameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^data-?/, '')
    .replaceAll('-', '')

/** An empty site is none: a template of the owner may have left it empty. */
export const optionsFrom = (pairs: [string, unknown][]): Options =>
  Object.fromEntries(
    pairs.map(([name, value]) => [nameOf(name), `${value ?? ''}`]).filter(([name, value]) => value || name !== 'site'),
  )

/** A nonce is hidden from scripts in its attribute. */
export const attributesOf = (element: Element): Options => {
  const { nonce, ...options } = optionsFrom([...bare(element, 'attributes')].map(({ name, value }) => [name, value]))
  return nonce ? { nonce, ...options } : options
}
