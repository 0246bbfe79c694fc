/** The colours of each look, from the four of the theme. Text can be read on all of them, whatever the owner chose. */
import { mix, poleOn, readable } from '../../../../shared/model/colour'
import type { Section, Theme } from '../../document'

/** Custom properties, without their dashes. */
export type Properties = Record<string, string>

const MIX_SHARES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/** The colour, moved towards `goal` until it can be read on all grounds. */
const towards = (colour: string, goal: string, ...grounds: string[]): string =>
  MIX_SHARES.map((step) => mix(colour, goal, step)).find((mixed) => readable(mixed, ...grounds)) ?? goal

const textOn = (ground: string, ...wishes: string[]): string =>
  wishes.find((wish) => readable(wish, ground)) ?? poleOn(ground)

/** Darker or lighter, whichever the text on it allows. */
const hoverOf = (accent: string, text: string): string =>
  ['#000', '#fff'].map((pole) => mix(accent, pole, 0.14)).find((colour) => readable(text, colour)) ?? accent

interface Papers {
  /** Colour of the cards on the ground. */
  card: string
  /** Colour of a note in an article. */
  aside?: string
}

/** @param accent the colour of buttons; must differ from the ground */
const look = (ground: string, text: string, accent: string, papers: Papers): Properties => {
  const fg = textOn(ground, text)
  const sound = (paper: string): string => (readable(fg, paper) ? paper : ground)
  const card = sound(papers.card)
  const aside = sound(papers.aside ?? card)
  const onAccent = textOn(accent, '#fff', text, ground)
  return {
    bg: ground,
    fg,
    mute: towards(mix(fg, ground, 0.4), fg, ground, card, aside),
    line: mix(fg, ground, 0.84),
    link: towards(accent, fg, ground, card, aside),
    button: accent,
    'on-button': onAccent,
    hover: hoverOf(accent, onAccent),
    card,
    aside,
  }
}

/** The share of the dark colour that a white picture needs over it for the text to be readable. */
const scrim = (ground: string, text: string): string => {
  const share = MIX_SHARES.find((step) => readable(text, mix('#fff', ground, step))) ?? 1
  return `${Math.round(share * 100)}%`
}

/** The darker of the two: pictures and films have light text on them. */
const onPicture = ({ paper, ink, accent }: Theme): Properties => {
  const dark = readable('#fff', ink) ? ink : '#111'
  const light = textOn(dark, paper, '#fff')
  return { ...look(dark, light, accent, { card: mix(dark, light, 0.08) }), scrim: scrim(dark, light) }
}

export const coloursOf = (theme: Theme): Record<Section['look'], Properties> => {
  const { accent, paper, ink, soft } = theme
  const light = textOn(accent, '#fff', paper, ink)
  return {
    plain: look(paper, ink, accent, { card: paper, aside: soft }),
    soft: look(soft, ink, accent, { card: paper }),
    ink: look(ink, paper, accent, { card: mix(ink, paper, 0.08) }),
    accent: look(accent, light, light, { card: accent }),
    picture: onPicture(theme),
    video: onPicture(theme),
  }
}
