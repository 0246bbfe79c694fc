/**
 * Reads a picture's address: `/img/ID/v1/crop/x_,y_,w_,h_/fill/w_,h_,al_c,…/NAME.jpg`. Either step may be left out, and
 * `/img/ID` is the whole picture. NAME is for whoever saves it.
 */
import { own } from '../../shared/values/own'
import { MAX_IMAGE_PIXELS } from '../files/picture-limits'
import { Refusal } from '../http/refusal'
import { invalid } from '../lib/invalid'
import { readParts, type StepParts } from './parts'
import { type Box, ENDINGS, type Format, type Recipe, type Rect } from './recipe'

/** Far longer than any address that we make. */
const MAX_ADDRESS_LENGTH = 2_000
const NONE = 'There is no picture at this address'
const ID = /^[\da-z]{16}\.(jpg|png|webp|gif|avif)$/

const malformed = (why: string): never => {
  throw invalid(`The picture's address ${why}`)
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return malformed('is not encoded correctly')
  }
}

const formatOf = (name: string): Format => {
  const ending = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return own(ENDINGS, ending) ?? malformed(`must end in one of .${Object.keys(ENDINGS).join(', .')}`)
}

const side = (value: number | undefined, name: string, step: string): number =>
  value ?? malformed(`has no ${name}_ in its ${step} step`)

const cropIn = (parts: StepParts): Rect => {
  const [x, y] = [side(parts.x, 'x', 'crop'), side(parts.y, 'y', 'crop')]
  return { x, y, width: side(parts.w, 'w', 'crop'), height: side(parts.h, 'h', 'crop') }
}

const boxIn = (parts: StepParts, kind: Box['kind']): Box => {
  if (parts.x !== undefined || parts.y !== undefined) malformed(`has x_ or y_ in its ${kind} step; they belong to crop`)
  const [width, height] = [side(parts.w, 'w', kind), side(parts.h, 'h', kind)]
  if (width * height > MAX_IMAGE_PIXELS) malformed(`asks for more than ${MAX_IMAGE_PIXELS} pixels`)
  return { kind, width, height, focus: parts.focus ?? 'c', enlarge: parts.enlarge === true }
}

/** Values without effect are left out, so that equal pictures have equal recipes. */
const drawingIn = ({ con, br, sat, hue, blur, quality, sharpening, encoding, usual }: StepParts) => ({
  filters: Object.fromEntries(Object.entries({ con, br, sat, hue, blur }).filter(([, value]) => value)),
  ...(quality !== undefined && !usual && { quality }),
  ...(sharpening && { sharpening }),
  ...(encoding && { encoding }),
})

/** @param steps between `v1` and the name: a step, its parts, perhaps another step and its parts */
const stepsIn = (steps: string[]): Omit<Recipe, 'id' | 'format'> => {
  const [first = '', firstParts = '', second, secondParts = ''] = steps
  if (first !== 'crop') {
    if (first !== 'fill' && first !== 'fit') malformed('must say crop, fill or fit')
    if (steps.length > 2) malformed('has something after its last step')
    const parts = readParts(firstParts)
    return { box: boxIn(parts, first as Box['kind']), ...drawingIn(parts) }
  }
  const parts = readParts(firstParts)
  const crop = cropIn(parts)
  if (second === undefined) return { crop, ...drawingIn(parts) }
  if (Object.keys(parts).length > 4) malformed('has more than x_, y_, w_ and h_ in its crop step')
  if ((second !== 'fill' && second !== 'fit') || steps.length > 4)
    malformed('must have fill or fit after its crop step')
  const then = readParts(secondParts)
  return { crop, box: boxIn(then, second as Box['kind']), ...drawingIn(then) }
}

/** Throws an Invalid for an address that asks for nothing possible, a Refusal (404) for one that cannot be of a picture. */
export const readAddress = (path: string): Recipe => {
  if (path.length > MAX_ADDRESS_LENGTH) malformed(`has more than ${MAX_ADDRESS_LENGTH} characters`)
  const [, , id = '', version, ...segments] = path.split('/').map(decoded)
  const ending = ID.exec(id)?.[1]
  if (!ending) throw new Refusal(404, NONE)
  if (version === undefined) return { id, filters: {}, format: formatOf(id) }
  if (version !== 'v1' || segments.length < 3) throw new Refusal(404, NONE)
  return { id, ...stepsIn(segments.slice(0, -1)), format: formatOf(segments.at(-1) ?? '') }
}

export const noPicture = (): Refusal => new Refusal(404, NONE)
