/** The part of an image's address that says how it is drawn: quality, sharpening, filters. */
import type { Size } from './box'

interface Sharpening {
  radius: number
  amount: number
  threshold: number
}

/** Least and most of each, in the order of the address. */
const FILTERS = {
  contrast: { short: 'con', min: -100, max: 100 },
  brightness: { short: 'br', min: -100, max: 100 },
  saturation: { short: 'sat', min: -100, max: 100 },
  hue: { short: 'hue', min: -180, max: 180 },
  blur: { short: 'blur', min: 0, max: 100 },
}

type Filters = Partial<Record<keyof typeof FILTERS, number>>

export interface Drawing {
  quality?: number | undefined
  sharpening?: Sharpening | undefined
  filters?: Filters | undefined
}

/** Options come from files and attributes, where anything can stand. */
const within = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

/** By the number of pixels of the picture. */
const QUALITY_TIERS = [
  { above: 1_960_000, quality: 90 },
  { above: 360_000, quality: 85 },
  { above: 160_000, quality: 80 },
]
const LOWEST_TIER = 80
const FOR_PNG = 5

const tierOf = ({ width, height }: Size): number =>
  QUALITY_TIERS.find(({ above }) => width * height > above)?.quality ?? LOWEST_TIER

export const qualityPart = ({ quality }: Drawing, size: Size, isPng: boolean): string =>
  `q_${(within(quality, 5, 90) ? quality : tierOf(size)) + (isPng ? FOR_PNG : 0)}`

const isSharpening = (sharpening: Sharpening | undefined): sharpening is Sharpening =>
  sharpening !== undefined &&
  within(sharpening.radius, 0.1, 500) &&
  within(sharpening.amount, 0, 10) &&
  within(sharpening.threshold, 0, 255)

/** All zeros: the owner wants none. */
const isNone = (sharpening: Sharpening | undefined): boolean =>
  sharpening?.radius === 0 && sharpening.amount === 0 && sharpening.threshold === 0

const DEFAULT_SHARPENING: Sharpening = { radius: 0.66, amount: 1, threshold: 0.01 }

const sharpeningText = ({ radius, amount, threshold }: Sharpening): string =>
  `usm_${[radius, amount, threshold].map((value) => value.toFixed(2)).join('_')}`

/** @param smaller whether the picture has fewer pixels than its source */
export const sharpeningPart = ({ sharpening }: Drawing, smaller: boolean): string => {
  if (isSharpening(sharpening)) return sharpeningText(sharpening)
  return smaller && !isNone(sharpening) ? sharpeningText(DEFAULT_SHARPENING) : ''
}

/** Changes nothing, and would be written as 1e-7. */
const MIN_FILTER_CHANGE = 0.000001

export const filterParts = ({ filters = {} }: Drawing): string[] =>
  Object.entries(FILTERS).flatMap(([name, { short, min, max }]) => {
    const value = filters[name as keyof Filters]
    return within(value, min, max) && Math.abs(value) >= MIN_FILTER_CHANGE ? `${short}_${value}` : []
  })
