/** `docs/figures.json`: every size, and what visits fetch, as built. All documents print these, and nothing else does. */
import { readFileSync, writeFileSync } from 'node:fs'
import { at } from '../../build/paths.js'
import type { Traffic } from '../browser/sites'
import type { DesignFigures } from './designs'

export interface Figures {
  /** The compressor and the processor: another one makes files some bytes larger or smaller. */
  compressors: string
  /** Bytes of each row of `.size-limit.json`, by name. */
  sizes: Record<string, number>
  /** The bytes that a visitor has fetched on the bench's page, by moment. */
  popup: Record<PopupMoment, Traffic>
  /** The same in edge mode. */
  edge: Record<PopupMoment, Traffic>
  gallery: Record<GalleryMoment, Traffic>
  /** Traffic of whole pages, by the name of the page and the moment. */
  replacing: Record<string, Record<string, Traffic>>
  /** The files that a page fetches for each design of the library, by its name. */
  designs: Record<string, DesignFigures>
}

/** Before anything fires; when the popup is told to be shown; when its view is told as well; when a lead has been sent. */
type PopupMoment = 'armed' | 'shown' | 'told' | 'lead'
type GalleryMoment = 'loaded' | 'opened'

const FILE = at('docs/figures.json')

export const readFigures = (): Figures => ({
  designs: {},
  edge: {},
  replacing: {},
  ...JSON.parse(readFileSync(FILE, 'utf8')),
})

export const writeFigures = (figures: Figures): void => writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`)

export const compressors = (): string =>
  `Brotli ${process.versions.brotli}, zlib ${process.versions.zlib}, ${process.arch}`

const SIGNIFICANT_DIGITS = 3

const rounded = (bytes: number): number => Number(bytes.toPrecision(SIGNIFICANT_DIGITS))

/** The smallest difference of two figures of this size. */
const stepOf = (bytes: number): number => Math.max(1, 10 ** (Math.floor(Math.log10(bytes)) - SIGNIFICANT_DIGITS + 1))

/** Whether a figure need not change: it is less than a step away. */
export const isNear = (figure: number, bytes: number): boolean => Math.abs(figure - bytes) < stepOf(bytes)

/**
 * To three digits, and unchanged while it is near. A change of any chunk makes the scripts of the tags some bytes larger or smaller,
 * because they contain a hash of all chunks; so exact figures would change with every commit, and meet in every merge. The budgets
 * are exact.
 */
export const figureOf = (bytes: number, before = 0): number => (isNear(before, bytes) ? before : rounded(bytes))
