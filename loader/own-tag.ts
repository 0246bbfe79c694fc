import { bare } from '../shared/platform/safe-dom'

/**
 * The script's own tag: the one that runs, or, for a module, the first one with this in its address. Call it synchronously:
 * `document.currentScript` is null a moment later.
 */
export const ownTag = (file: string): HTMLScriptElement | undefined => {
  const element = (bare(document, 'currentScript') ??
    bare(document, 'querySelector')(`script[src*=${file}]`)) as HTMLScriptElement | null
  // An SVG script has no `src`.
  if (element?.src) return element
}
