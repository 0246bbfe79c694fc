/** The colours of each look, from the four of the theme. Text can be read on all of them, whatever the owner chose. */
import { mix, poleOn, readable } from '../../../../shared/model/colour'
import type { Section, Theme } from '../../document'

/** Custom properties, without their dashes. */
export type Properties = Record<string, string>

const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/** The colour, moved towards `goal` until it can be read on all grounds. */
const towards = (colour: string, goal: string, ...grounds: string[]): string =>
  STEPS.map((step) => mix(colour, goal, step)).find((mixed) => readable(mixed, ...grounds)) ?? goal

const textOn = (ground: string, ...wishes: string[]): string =>
  wishes.find((wish) => readable(wish, ground)) ?? poleOn(ground)

/** @param accent the colour of buttons; must differ from the ground */
const look = (ground: string, text: string, accent: string, card: string, aside = card): Properties => {
  const fg = textOn(ground, text)
  const onAccent = textOn(accent, '#fff', text, ground)
  return {
    bg: ground,
    fg,
    mute: towards(mix(fg, ground, 0.4), fg, ground, card),
    line: mix(fg, ground, 0.84),
    link: towards(accent, fg, ground, card),
    button: accent,
    'on-button': onAccent,
    hover: mix(accent, readable('#fff', accent) && onAccent !== '#000' ? '#000' : '#fff', 0.14),
    card,
    aside,
  }
}

/** How much of the dark colour has to lie over a white picture. */
const scrim = (ground: string, text: string): string => {
  const share = STEPS.find((step) => readable(text, mix('#fff', ground, step))) ?? 1
  return `${Math.round(share * 100)}%`
}

/** The darker of the two: pictures and films have light text on them. */
const onPicture = ({ paper, ink, accent }: Theme): Properties => {
  const dark = readable('#fff', ink) ? ink : '#111'
  const light = textOn(dark, paper, '#fff')
  return { ...look(dark, light, accent, mix(dark, light, 0.08)), scrim: scrim(dark, light) }
}

export const coloursOf = (theme: Theme): Record<Section['look'], Properties> => {
  const { accent, paper, ink, soft } = theme
  const light = textOn(accent, '#fff', paper, ink)
  return {
    plain: look(paper, ink, accent, paper, soft),
    soft: look(soft, ink, accent, paper),
    ink: look(ink, paper, accent, mix(ink, paper, 0.08)),
    accent: look(accent, light, light, accent),
    picture: onPicture(theme),
    video: onPicture(theme),
  }
}
