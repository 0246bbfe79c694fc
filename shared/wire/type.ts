import type { PopupType } from '../model/popup-type'
import { own } from '../values/own'

/** Wire names of types that differ from ours. */
const WIRE: Record<string, string> = { sside: 'side-small', bside: 'side-large' }

/** Accepts unknown types too: whoever imports the chunk checks that it exists. */
export const decodeType = (name: string): PopupType => (own(WIRE, name) ?? name) as PopupType

export const encodeType = (type: PopupType): string =>
  Object.entries(WIRE).find(([, ours]) => ours === type)?.[0] ?? type
