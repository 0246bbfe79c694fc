import { bare, globalNamed } from '../../../page/platform/safe-dom'
import { object } from '../../../values/names'

/** A copy of plain values: what a script of the page has set may throw whenever it is read. */
const parse = (read: () => string | undefined): unknown => {
  try {
    // Parsing undefined throws, which costs time on every page without settings.
    return JSON.parse(read() ?? 'null')
  } catch {
    // The page's own mistake: as if there were no settings.
  }
}

/**
 * Settings of a piece, not checked: those of the block `<script type="application/json" data-wisp-BLOCK>`, else those that
 * the original's script finds in a global variable. {} if the page has neither. Read their keys with `own`.
 */
export const settingsOf = (block: string, global: string): Record<string, unknown> => {
  const element = bare(document, 'querySelector')(`script[type="application/json"][data-wisp-${block}]`)
  return object(parse(() => (element ? (element.textContent ?? '') : JSON.stringify(globalNamed(global)))))
}
