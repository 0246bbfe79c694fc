import base from './base.css?inline'

/** Removes comments and needless white space. The sheets must have no `content` with braces, semicolons or commas. */
export const compact = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')

/** CSS properties of the frame, and the slots of their colours (`shared/model/theme.ts`). */
const COLOURS = {
  fill: 'accent',
  'on-fill': 'onAccent',
  'fill-hover': 'hover',
  accent: 'mark',
  paper: 'paper',
  tint: 'tint',
  ink: 'ink',
  soft: 'soft',
  'wisp-problem': 'problem',
  'wisp-background': 'paper',
}

const colours = Object.entries(COLOURS)
  .map(([property, slot]) => `--${property}:{{${slot}}};`)
  .join('')

/** The typeface of headings without a brand, and what a brand says (`brand.ts`). */
const LOOK = '--head:Iowan Old Style,Georgia,serif;{{look}}'

/** The base styles and the design's own, with placeholders for the colours. */
export const Style = ({ css }: { css: string }) => (
  <style
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, and React would escape its selectors
    dangerouslySetInnerHTML={{
      __html: `.wisp-frame{${colours}${LOOK}}${compact(base + css)}`,
    }}
  />
)
