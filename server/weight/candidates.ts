/** Chooses among the files that a picture offers by `srcset` and `sizes`, as Chromium does. */
import type { Device } from '../../shared/model/weight'
import { own } from '../../shared/values/own'
import type { TemplatePicture } from '../template/pictures'

interface Screen {
  width: number
  /** Pixels of the screen per px. */
  ratio: number
}

/** A usual phone held upright, and a usual desktop. */
export const SCREENS: Record<Device, Screen> = {
  phone: { width: 390, ratio: 3 },
  desktop: { width: 1920, ratio: 1 },
}

const UNITS: Record<string, (screen: Screen) => number> = {
  px: () => 1,
  vw: ({ width }) => width / 100,
  em: () => 16,
  rem: () => 16,
}

/** In px: a length, or the least or greatest of several; undefined for anything else. */
const lengthOf = (text: string, screen: Screen): number | undefined => {
  const [, choice, list = ''] = /^(min|max)\((.*)\)$/.exec(text) ?? []
  if (choice) {
    const lengths = list.split(',').map((each) => lengthOf(each.trim(), screen))
    const read = lengths.filter((length) => length !== undefined)
    return read.length < lengths.length ? undefined : (choice === 'min' ? Math.min : Math.max)(...read)
  }
  const [, number = '', unit = ''] = /^([\d.]+)(px|vw|em|rem)$/.exec(text) ?? []
  const px = Number(number) * (own(UNITS, unit)?.(screen) ?? Number.NaN)
  return px > 0 ? px : undefined
}

const holds = (condition: string, { width }: Screen): boolean =>
  [...condition.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)].every(([, side, px]) =>
    side === 'min' ? width >= Number(px) : width <= Number(px),
  )

/** The sources of `sizes`, which are separated by commas outside of brackets. */
const sourcesOf = (sizes: string): string[] => sizes.split(/,(?![^(]*\))/).map((source) => source.trim())

/** Width of the picture in px, as `sizes` says; that of the screen if it does not. */
const widthIn = (sizes: string, screen: Screen): number => {
  for (const source of sourcesOf(sizes)) {
    const [, conditions = '', length = ''] = /^((?:\([^()]*\)\s*(?:and\s*)?)*)(.*)$/.exec(source) ?? []
    if (holds(conditions, screen)) return lengthOf(length, screen) ?? screen.width
  }
  return screen.width
}

interface Candidate {
  address: string
  /** Pixels of the file per px of the picture. */
  density: number
}

const candidatesOf = (srcset: string, width: number): Candidate[] =>
  srcset
    .split(/,\s+/)
    .flatMap((each): Candidate[] => {
      const [address = '', descriptor = '1x'] = each.trim().split(/\s+/)
      const number = Number.parseFloat(descriptor)
      const density = descriptor.endsWith('w') ? number / width : number
      return address && density > 0 ? [{ address, density }] : []
    })
    .sort((first, other) => first.density - other.density)

/** The first that is dense enough; the one below it where the screen is nearer to that. */
const chosenOf = (candidates: Candidate[], ratio: number): Candidate | undefined => {
  const index = candidates.findIndex(({ density }) => density >= ratio)
  const [below, enough] = [candidates[index - 1], candidates[index]]
  if (!enough) return candidates.at(-1)
  if (!below) return enough
  return ratio >= Math.sqrt(below.density * enough.density) || (enough.density <= 1 && ratio > below.density)
    ? enough
    : below
}

/** @returns '' if it has no address */
export const chosenAddress = (
  { src, srcset = '', sizes = '' }: Pick<TemplatePicture, 'src' | 'srcset' | 'sizes'>,
  device: Device,
): string => {
  const screen = SCREENS[device]
  return chosenOf(candidatesOf(srcset, widthIn(sizes, screen)), screen.ratio)?.address ?? src
}
