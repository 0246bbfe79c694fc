/**
 * The colours of a design. Its owner chooses three and may choose badly, so the rest is computed such that every word
 * can be read.
 */
import { mix, poleOn, readable, visible } from './colour'

/** Each as `#abc` or `#aabbcc`. */
export interface Theme {
  accent: string
  paper: string
  ink: string
}

/** A brand by its name, and colours in place of the brand's or the design's own. */
export interface BrandedTheme extends Partial<Theme> {
  brand?: string
}

/** The colours that a design uses beside the theme's own three. */
interface Palette extends Theme {
  /** For less important words. */
  soft: string
  /** A background with a little of the accent, for what stands out from the paper. */
  tint: string
  /** The accent as a text colour, as far as it can be read. */
  mark: string
  /** Text on the accent, as on a button; and the button under the pointer. */
  onAccent: string
  hover: string
  /** For error messages of a field. */
  problem: string
}

const STEPS = 20

/** The first colour on the way from one to the other that will do; the other if none does. */
const firstTowards = (from: string, to: string, willDo: (colour: string) => boolean): string => {
  for (let step = 0; step < STEPS; step++) {
    const mixed = step ? mix(from, to, step / STEPS) : from
    if (willDo(mixed)) return mixed
  }
  return to
}

/** The first that can be read on these backgrounds. */
const towards = (from: string, to: string, ...grounds: string[]): string =>
  firstTowards(from, to, (colour) => readable(colour, ...grounds))

/** A background on which the ink can be read; on `last` it always can. */
const groundFor = (ink: string, grounds: string[], last: string): string =>
  grounds.find((ground) => readable(ink, ground)) ?? last

export const paletteOf = ({ accent: given, paper, ink: wanted }: Theme): Palette => {
  const pole = poleOn(paper)
  // Buttons have this colour, and must stand out from the paper.
  const accent = firstTowards(given, pole, (colour) => visible(colour, paper))
  const ink = towards(wanted, pole, paper)
  const tint = groundFor(ink, [mix(paper, accent, 0.08)], paper)
  const onAccent = [paper, ink].find((words) => readable(words, accent)) ?? poleOn(accent)
  return {
    ...{ accent, paper, ink, tint, onAccent },
    soft: towards(mix(ink, paper, 0.2), ink, paper),
    mark: towards(accent, ink, paper, tint),
    hover: groundFor(
      onAccent,
      [ink, paper].map((other) => mix(accent, other, 0.14)),
      accent,
    ),
    problem: towards(pole === '#000' ? '#b3261e' : '#ff9b8f', pole, paper),
  }
}
