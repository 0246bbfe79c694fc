import base from './base.css?inline'
import { compact, usedIn } from './css'

/** CSS properties of the frame, and the slots of their values (`shared/model/theme.ts`). */
const COLOURS = {
  fill: 'accent',
  'on-fill': 'onAccent',
  'fill-hover': 'hover',
  area: 'area',
  'on-area': 'onArea',
  second: 'second',
  'on-second': 'onSecond',
  night: 'night',
  accent: 'mark',
  paper: 'paper',
  tint: 'tint',
  field: 'field',
  'on-field': 'onField',
  hint: 'hint',
  ink: 'ink',
  soft: 'soft',
  'wisp-problem': 'problem',
  'wisp-background': 'paper',
}

const colours = Object.entries(COLOURS)
  .map(([property, slot]) => `--${property}:{{colour-${slot}}};`)
  .join('')

/** Where the base styles go, once it is known which of them the design uses. */
const PLACE = '/*base*/'

/** Colours that only some designs have; no chunk uses them. */
const RARE = /--(area|on-area|second|on-second|night):[^;]*;/g

const withoutUnused = (html: string): string =>
  html.replace(RARE, (property, name) => (html.includes(`var(--${name}`) ? property : ''))

export const withBase = (html: string): string => withoutUnused(html.replace(PLACE, () => usedIn(compact(base), html)))

/** The design's own styles, with placeholders for the colours, for letters, and at the end for what a language needs. */
export const Style = ({ css }: { css: string }) => (
  <style
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, and React would escape its selectors
    dangerouslySetInnerHTML={{
      __html: `.wisp-frame{${colours}{{look}}}${PLACE}${compact(css)}{{line-breaks}}`,
    }}
  />
)
