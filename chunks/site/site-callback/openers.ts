/** The buttons that open a callback: any number, also such as come later. */
import type { PieceChunk, Site } from '../../../shared/page/model/site'
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { FENCED_SELECTOR } from '../../../shared/page/platform/owned'
import { bare } from '../../../shared/page/platform/safe-dom'

interface Openers {
  /** The panel has opened or closed. */
  update(): void
  stop: Stop
}

type Press = (opener: HTMLElement, event: MouseEvent) => void

export const createOpeners = (panel: HTMLElement, site: Site, press: Press): Openers => {
  const selector = `[aria-controls~=${CSS.escape(panel.id)}]:not([data-wisp-close],${FENCED_SELECTOR})`
  const knownOpeners = new Set<Element>()
  const stops: Stop[] = []

  const prepare = (opener: HTMLElement): void => {
    opener.ariaExpanded = `${!panel.inert}`
    if (!opener.dataset.label || knownOpeners.has(opener)) return
    knownOpeners.add(opener)
    reportRejection(
      site.load<PieceChunk>('site-label').then(({ attach }) => {
        // The callback may have left the page meanwhile.
        if (knownOpeners.has(opener)) stops.push(attach(opener, site))
      }),
    )
  }
  const listen = (type: string, act: Press): Stop =>
    on<MouseEvent>(document, type, (event) => {
      // A script may dispatch an event at the document, which has no `closest`.
      const opener = (bare(event.target as Element, 'closest') as Element['closest'] | undefined)?.<HTMLElement>(
        selector,
      )
      if (opener) act(opener, event)
    })
  stops.push(listen('pointerover', prepare), listen('focusin', prepare), listen('click', press), () =>
    knownOpeners.clear(),
  )
  return {
    update() {
      bare(document, 'querySelectorAll')<HTMLElement>(selector).forEach(prepare)
    },
    stop: all(stops),
  }
}
