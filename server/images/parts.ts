/** The parts between the slashes of a picture's address: `w_300,h_200,al_c`. */
import { checkEach, invalid } from '../lib/invalid'
import { type Point, type Sharpening, SIDES, type Side } from './recipe'

/** The values in the parts of one step. */
export interface StepParts {
  x?: number
  y?: number
  w?: number
  h?: number
  focus?: Side | Point
  enlarge?: true | undefined
  quality?: number
  sharpening?: Sharpening
  con?: number
  br?: number
  sat?: number
  hue?: number
  blur?: number
  encoding?: 'auto' | 'avif' | 'webp'
  /** Encoders have no other quality than the one that is said, or the usual one. */
  usual?: true | undefined
}

/** WebP has no longer sides. */
const MAX_SIDE_PX = 16_383

const refuse = (part: string, why: string): never => {
  throw invalid(`The part "${part.slice(0, 60)}" of the picture's address ${why}`)
}

const numberIn = (text: string, part: string, min: number, max: number): number => {
  const value = /^-?\d{1,9}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : refuse(part, `must have a number from ${min} to ${max}`)
}

const wholeIn = (text: string, part: string, min: number): number =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= MAX_SIDE_PX
    ? Number(text)
    : refuse(part, `must have a whole number from ${min} to ${MAX_SIDE_PX}`)

const numbersIn = (text: string, part: string, ranges: [number, number][]): number[] => {
  const texts = text.split('_')
  if (texts.length !== ranges.length) refuse(part, `must have ${ranges.length} numbers`)
  return ranges.map(([min, max], index) => numberIn(texts[index] ?? '', part, min, max))
}

const ENCODINGS = ['auto', 'avif', 'webp'] as const

const oneOf = <T extends string>(all: readonly T[], text: string, part: string): T =>
  all.find((option) => option === text) ?? refuse(part, `must have one of ${all.join(', ')}`)

const filter =
  (name: 'con' | 'br' | 'sat' | 'hue' | 'blur', min: number, max: number) =>
  (text: string, part: string): StepParts => ({ [name]: numberIn(text, part, min, max) })

const UNIT: [number, number] = [0, 1]

const focus = (text: string, part: string): StepParts => {
  const [x = 0, y = 0] = numbersIn(text, part, [UNIT, UNIT])
  return { focus: { x, y } }
}

const sharpening = (text: string, part: string): StepParts => {
  const [radius = 0, amount = 0, threshold = 0] = numbersIn(text, part, [
    [0.1, 500],
    [0, 10],
    [0, 255],
  ])
  return { sharpening: { radius, amount, threshold } }
}

const PARTS = new Map<string, (text: string, part: string) => StepParts>([
  ['x', (text, part) => ({ x: wholeIn(text, part, 0) })],
  ['y', (text, part) => ({ y: wholeIn(text, part, 0) })],
  ['w', (text, part) => ({ w: wholeIn(text, part, 1) })],
  ['h', (text, part) => ({ h: wholeIn(text, part, 1) })],
  ['al', (text, part) => ({ focus: oneOf(SIDES, text, part) })],
  ['fp', focus],
  ['lg', (text, part) => ({ enlarge: oneOf(['1'], text, part) === '1' || undefined })],
  ['q', (text, part) => ({ quality: Math.round(numberIn(text, part, 1, 100)) })],
  ['usm', sharpening],
  ['con', filter('con', -100, 100)],
  ['br', filter('br', -100, 100)],
  ['sat', filter('sat', -100, 100)],
  ['hue', filter('hue', -180, 180)],
  ['blur', filter('blur', 0, 100)],
  ['enc', (text, part) => ({ encoding: oneOf(ENCODINGS, text, part) })],
  ['quality', (text, part) => ({ usual: oneOf(['auto'], text, part) === 'auto' || undefined })],
])

/** Throws an Invalid for all parts that are unknown, wrong or said twice. */
export const readParts = (step: string): StepParts => {
  const parts: StepParts = {}
  checkEach(step.split(','), (part) => {
    const [, name = '', text = ''] = /^([a-z]+)_(.+)$/s.exec(part) ?? []
    const read = PARTS.get(name) ?? refuse(part, 'is unknown')
    const values = read(text, part)
    if (Object.keys(values).some((key) => Object.hasOwn(parts, key)))
      refuse(part, 'contradicts another, or is there twice')
    Object.assign(parts, values)
  })
  return parts
}
