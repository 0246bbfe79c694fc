/** Finds the pieces of the page, also those that come later, and has the chunk of each make it work. */
import type { PieceChunk, Site } from '../../shared/page/model/site'
import { after, guard, on, reportRejection, type Stop } from '../../shared/page/platform/dom'
import { FENCED_SELECTOR } from '../../shared/page/platform/owned'
import { bare } from '../../shared/page/platform/safe-dom'
import { SUBMISSION } from '../../shared/wire/form-fields'
import { HOLDS, PIECES } from '../../shared/wire/page/site/pieces'

/** Milliseconds: a page that changes all the time is looked through ten times a second at most. */
const SCAN_PAUSE_MS = 100

/** Milliseconds after which a form is sent without its piece, as the browser sends it. */
const MAX_HOLD_MS = 10_000

/** An element that was found. */
interface FoundPiece {
  /** Until it works, never will, or has left the page. */
  pending?: Promise<unknown> | undefined
  stop?: Stop
}

const start = (name: string, element: Element, site: Site): FoundPiece => {
  const piece: FoundPiece = {}
  const attached = site.load<PieceChunk>(`site-${name}`).then(({ attach }) => {
    if (piece.pending) piece.stop = attach(element, site)
  })
  const settle = (): void => {
    piece.pending = undefined
  }
  reportRejection(attached)
  piece.pending = attached.then(settle, settle)
  return piece
}

const update = (all: Map<Element, FoundPiece>, name: string, selector: string, site: Site): void => {
  for (const [element, piece] of all)
    if (!bare(element, 'isConnected')) {
      all.delete(element)
      piece.pending = undefined
      guard(() => piece.stop?.())
    }
  for (const element of bare(document, 'querySelectorAll')(`:is(${selector}):not(${FENCED_SELECTOR})`))
    if (!all.has(element)) all.set(element, start(name, element, site))
}

/** A form that is sent before its piece works is sent again, once, when that does. */
const holdForms = (pendingAround: (form: Element) => Promise<unknown> | undefined): void => {
  const heldElements = new Set<Element>()
  let returned = false
  on<SubmitEvent>(
    document,
    'submit',
    (event) => {
      const { submitter, target } = event
      const form = target as HTMLFormElement
      const pending = !returned && pendingAround(form)
      if (!pending) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (heldElements.has(form)) return
      heldElements.add(form)
      const release = (): void => {
        if (!heldElements.delete(form)) return
        returned = true
        // Without its piece, the browser may send the form twice. By this id, the server counts it once.
        const field = (bare(form, 'elements') as unknown as Record<string, HTMLInputElement | undefined>)[SUBMISSION]
        if (field) field.value ||= `${Math.random()}`
        // The browser refuses a button that has left the form.
        guard(() => bare(form, 'requestSubmit')(submitter && bare(form, 'contains')(submitter) ? submitter : null))
        returned = false
      }
      reportRejection(pending.then(release))
      after(MAX_HOLD_MS, release)
    },
    true,
  )
}

export const watchPieces = (site: Site): void => {
  const all = PIECES.map((piece) => [new Map<Element, FoundPiece>(), ...piece] as const)
  // biome-ignore lint/correctness/noUnusedVariables: ??= reads it.
  let waiting: Stop | undefined
  const scan = (): void => {
    waiting = undefined
    for (const [pieces, name, selector, more = ''] of all)
      update(pieces, name, Object.hasOwn(window, more as string) ? 'html' : selector, site)
  }
  holdForms((form) => {
    scan()
    for (const [pieces, , , more] of all)
      if (more === HOLDS)
        for (const [element, piece] of pieces)
          if (piece.pending && bare(element, 'contains')(form)) return piece.pending
  })
  new MutationObserver(() => {
    waiting ??= after(SCAN_PAUSE_MS, scan)
  }).observe(document, { childList: true, subtree: true })
  scan()
}
