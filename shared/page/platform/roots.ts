import { bare } from './safe-dom'

/**
 * The document and all open shadow roots in it. Asks every element: some milliseconds on a page of 10,000. Those of ours
 * only where `ours` are meant, too.
 */
export const rootsIn = (root: ParentNode & Node, ours = false): (ParentNode & Node)[] => [
  root,
  ...[...bare(root, 'querySelectorAll')('*')].flatMap(({ localName, shadowRoot }) =>
    shadowRoot instanceof ShadowRoot && (ours || !/^wisp-/.test(localName)) ? rootsIn(shadowRoot, ours) : [],
  ),
]
