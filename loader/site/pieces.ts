/** Finds the pieces of the page, also those that come later, and has the chunk of each make it work. */
import type { PieceChunk, Site } from '../../shared/model/site'
import { after, guard, on, reportRejection, type Stop } from '../../shared/platform/dom'
import { bare } from '../../shared/platform/safe-dom'
import { PIECES } from '../../shared/wire/site/pieces'

/** Milliseconds: a page that changes all the time is looked through ten times a second at most. */
const PAUSE = 100

/** An element that was found. */
interface Found {
  /** Resolves when it works, or never will. */
  ready: Promise<unknown>
  /** Unless it works already. */
  pending: boolean
  stop: Stop
}

const start = (chunk: string, element: Element, site: Site): Found => {
  let gone = false
  let detach: Stop | undefined
  const loaded = site.load<PieceChunk>(chunk).then(({ attach }) => {
    if (!gone) detach = attach(element, site)
  })
  reportRejection(loaded)
  const found: Found = {
    ready: loaded.then(
      () => (found.pending = false),
      () => {},
    ),
    pending: true,
    stop() {
      gone = true
      if (detach) guard(detach)
    },
  }
  return found
}

const update = (found: Map<Element, Found>, chunk: string, selector: string, site: Site): void => {
  for (const [element, { stop }] of found)
    if (!bare(element, 'isConnected')) {
      found.delete(element)
      stop()
    }
  for (const element of bare(document, 'querySelectorAll')(selector))
    if (!found.has(element)) found.set(element, start(chunk, element, site))
}

/** A form that is sent before its piece works is sent again when that does. */
const holdForms = (pendingAround: (form: Element) => Found | undefined): void => {
  let returned = false
  on<SubmitEvent>(
    document,
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const pending = !returned && pendingAround(form)
      if (!pending) return
      const { submitter } = event
      event.preventDefault()
      event.stopImmediatePropagation()
      reportRejection(
        pending.ready.then(() => {
          returned = true
          try {
            bare(form, 'requestSubmit')(submitter)
          } finally {
            returned = false
          }
        }),
      )
    },
    true,
  )
}

export const watchPieces = (site: Site): void => {
  const all = PIECES.map(([chunk, selector, holds]) => ({ chunk, selector, holds, found: new Map<Element, Found>() }))
  let waiting = false
  const scan = (): void => {
    waiting = false
    for (const { chunk, selector, found } of all) update(found, chunk, selector, site)
  }
  holdForms((form) => {
    scan()
    for (const { holds, found } of all)
      if (holds)
        for (const [element, piece] of found) if (piece.pending && bare(element, 'contains')(form)) return piece
  })
  new MutationObserver(() => {
    if (!waiting) after(PAUSE, scan)
    waiting = true
  }).observe(document, { childList: true, subtree: true })
  scan()
}
