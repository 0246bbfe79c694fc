import { type Check, doubt } from './check'

/** More is unlikely, though there are longer names. */
const USUAL_LENGTH = 40

/** For required names: 1 to 40 characters, no digits or angle brackets. Only brackets are in no name at all. */
export const personName: Check = (value) => {
  if (/[<>]/.test(value)) return 'nameBrackets'
  if (/\p{Nd}/u.test(value)) return doubt('nameDigits')
  if ([...value].length > USUAL_LENGTH) return doubt('nameLong')
}
