import base from './base.css?inline'

/** Without what only its authors read. */
export const compact = (css: string): string => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')

/** A design's own style sheet after what all have in common, with places for the owner's colours. */
export const Style = ({ css }: { css: string }) => (
  <style
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, and React would escape its selectors
    dangerouslySetInnerHTML={{
      __html: `.wisp-frame{--accent:{{accent}};--paper:{{paper}};--ink:{{ink}};--wisp-background:var(--paper)}${compact(base + css)}`,
    }}
  />
)
