import type { PopupType } from '../model/popup-type'
import { own } from '../platform/own'

/** Types that the wire calls otherwise. */
const WIRE: Record<string, string> = { sside: 'side-small', bside: 'side-large' }

/** Any word comes back as a type: whether there is a chunk that draws it is asked where chunks are known. */
export const decodeType = (name: unknown): PopupType => (own(WIRE, `${name}`) ?? `${name}`) as PopupType

export const encodeType = (type: PopupType): string =>
  Object.entries(WIRE).find(([, ours]) => ours === type)?.[0] ?? type
