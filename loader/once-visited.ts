import { on } from '../shared/page/platform/dom'
import { bare } from '../shared/page/platform/safe-dom'

/** Runs `begin` at once, or as soon as the page is looked at: one that is being prerendered has no visitor yet. */
export const onceVisited = (begin: () => void): void => {
  if (bare(document as Document & { prerendering?: boolean }, 'prerendering')) on(document, 'prerenderingchange', begin)
  else begin()
}
