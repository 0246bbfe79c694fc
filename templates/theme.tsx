import base from './base.css?inline'

/** Without what only its authors read. */
export const compact = (css: string): string => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')

/** Properties of the frame, each with the slot of the colour that it is (`shared/model/theme.ts`). */
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

/** A design's own style sheet after what all have in common, with places for the owner's colours. */
export const Style = ({ css }: { css: string }) => (
  <style
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, and React would escape its selectors
    dangerouslySetInnerHTML={{
      __html: `.wisp-frame{${colours}}${compact(base + css)}`,
    }}
  />
)
