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
  /** A second colour, for areas and drawings; without one, a light tone of the accent. */
  second?: string
}

/** A brand by its name, and colours in place of the brand's or the design's own. */
export interface BrandedTheme extends Partial<Theme> {
  brand?: string
  /** Light letters on dark paper. */
  dark?: boolean
}

/** The colours of a design beside the theme's own three. */
interface Palette extends Required<Theme> {
  /** Colour of less important words. */
  soft: string
  /** A background with a little of the accent, for what stands out from the paper. */
  tint: string
  /** The accent as a text colour, as far as it can be read. */
  mark: string
  /** Text on the accent, as on a button; and the button under the pointer. */
  onAccent: string
  hover: string
  /** The accent as its owner gave it, for large areas, which need not stand out as a button does; and text on it. */
  area: string
  onArea: string
  /** Text on the second colour. */
  onSecond: string
  /** Colours of form fields: the ground, the text on it, and the example that stands there before. */
  field: string
  onField: string
  hint: string
  /** Colour of error messages of a field. */
  problem: string
  /** `1` on dark paper, otherwise `0`: designs mix their colours by it. */
  night: string
}

const MIX_STEPS = 20

/** The first colour on the way from one to the other that will do; the other if none does. */
const firstTowards = (from: string, to: string, willDo: (colour: string) => boolean): string => {
  for (let step = 0; step < MIX_STEPS; step++) {
    const mixed = step ? mix(from, to, step / MIX_STEPS) : from
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

export const paletteOf = ({ accent: accentInput, paper, ink: inkInput, second: area }: Theme): Palette => {
  const pole = poleOn(paper)
  // Buttons have this colour, and must stand out from the paper.
  const accent = firstTowards(accentInput, pole, (colour) => visible(colour, paper))
  const ink = towards(inkInput, pole, paper)
  const tint = groundFor(ink, [mix(paper, accent, 0.08)], paper)
  const second = area ?? mix(accent, paper, 0.6)
  const wordsOn = (ground: string): string => [paper, ink].find((words) => readable(words, ground)) ?? poleOn(ground)
  const onAccent = wordsOn(accent)
  const field = pole === '#000' ? '#ffffff' : mix(paper, '#fff', 0.08)
  const onField = wordsOn(field)
  return {
    accent,
    paper,
    ink,
    tint,
    onAccent,
    second,
    onSecond: wordsOn(second),
    field,
    onField,
    area: accentInput,
    onArea: wordsOn(accentInput),
    hint: towards(mix(onField, field, 0.3), poleOn(field), field),
    soft: towards(mix(ink, paper, 0.2), ink, paper),
    mark: towards(accent, ink, paper, tint),
    hover: groundFor(
      onAccent,
      [ink, paper].map((other) => mix(accent, other, 0.14)),
      accent,
    ),
    night: pole === '#fff' ? '1' : '0',
    problem: towards(pole === '#000' ? '#b3261e' : '#ff9b8f', pole, paper),
  }
}

/** Dark grey rather than black, so that what lies on it can be told from it; a theme that is dark stays as it is. */
const darkened = (theme: Theme): Theme => {
  const { paper, ink } = theme
  if (poleOn(paper) === '#fff') return theme
  return { ...theme, paper: mix(ink, '#000', 0.3), ink: mix(paper, '#fff', 0.4) }
}

/** @param look the brand's or the design's own colours, for what the owner does not say */
export const themeFor = (look: Theme, { brand: _, dark, ...ownerTheme }: BrandedTheme = {}): Theme => {
  // Next to an accent of the owner's, the second colour is a tone of it.
  const { second: __, ...rest } = look
  const theme = { ...(ownerTheme.accent ? rest : look), ...ownerTheme }
  return dark ? darkened(theme) : theme
}

/** The colours by the names of their placeholders in a template, which are none of its texts'. */
export const coloursFor = (theme: Theme): Record<string, string> =>
  Object.fromEntries(Object.entries(paletteOf(theme)).map(([name, colour]) => [`colour-${name}`, colour]))
