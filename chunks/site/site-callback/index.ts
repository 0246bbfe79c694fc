/** A panel that slides in from the side with a form, and out again (specification, section 2). */
import type { PieceChunk, Site } from '../../../shared/page/model/site'
import { isComposed } from '../../../shared/page/platform/composing'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { addPageSheet } from '../../../shared/page/platform/page-sheet'
import { bare } from '../../../shared/page/platform/safe-dom'
import { translateAt } from '../../../shared/page/platform/translate-at'
import { panel as english } from '../../../shared/words/english-pages'
import './callback.css'
import { createOpeners } from './openers'

const FIELD_SELECTOR = ':is(input,select,textarea):enabled:not([tabindex="-1"],.wisp-trap *)'

/**
 * Gives the focus to the first field, or to the heading where there is none.
 * @param touch then the panel gets it, as a field would bring up the keyboard of a phone, which covers the form
 */
const focusInside = (panel: HTMLElement, touch: boolean): void => {
  const find = (selector: string): HTMLElement | undefined =>
    [...panel.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length)
  const place = (!touch && (find(FIELD_SELECTOR) ?? find('h1,h2,h3'))) || panel
  if (place.tabIndex < 0) place.tabIndex = -1
  // A transition of the site's own may make the panel visible only some frames later. One that is closed by then takes no focus.
  after(50, () => place.focus({ preventScroll: true }))
}

const CLOSE = '[data-wisp-close]'

const add = (panel: Element): Element => {
  const button = bare(document, 'createElement')('button')
  button.type = 'button'
  button.textContent = '×'
  button.dataset.wispClose = ''
  panel.append(button)
  return button
}

/** The close control of a panel is the owner's, or else ours. It gets a name if it is only a sign, such as ×. */
const prepareClose = (panel: Element, load: Site['load']): void => {
  const control = panel.querySelector(CLOSE) ?? add(panel)
  if (control.ariaLabel || /[\p{L}\p{N}]{2}/u.test(control.textContent as string)) return
  translateAt(panel, english, 'site', load, ({ close }) => {
    control.ariaLabel = close
  })
}

addPageSheet(import.meta.wispCss)

/** Closes the one that is open: two would lie on each other. */
let closeOpen: Stop | undefined

/** Safari tells of a click only since version 18.2 what it was made with. */
const isTouch = ({ pointerType }: MouseEvent & { pointerType?: string }): boolean =>
  pointerType === 'touch' || matchMedia('(pointer:coarse)').matches

export const attach: PieceChunk['attach'] = (panel: HTMLElement, site) => {
  /** The control that has opened it. */
  let from: HTMLElement | undefined
  const active = (): Element | null => bare(document, 'activeElement')
  const close = (event?: Event): void => {
    if (closeOpen !== close) return
    event?.preventDefault()
    closeOpen = undefined
    setOpen(false)
  }
  const setOpen = (open: boolean): void => {
    const focused = panel.contains(active())
    if (open) {
      closeOpen?.()
      closeOpen = close
    }
    panel.classList.toggle('is-open', open)
    panel.inert = !open
    openers.update()
    if (!open && focused) from?.focus({ preventScroll: true })
  }
  const openers = createOpeners(panel, site, (opener, event) => {
    event.preventDefault()
    if (closeOpen === close) return close()
    from = opener
    setOpen(true)
    panel.dataset.wispCallback = 'used'
    focusInside(panel, isTouch(event))
  })
  prepareClose(panel, site.load)
  // A visitor may be writing into the form before this code has come.
  setOpen(panel.contains(active()))
  // The owner's way of having nothing flash before this code came; from here on it is off the screen.
  panel.hidden = false
  return all([
    on(panel, 'click', (event) => {
      if ((event.target as Element).closest(CLOSE)) close(event)
    }),
    on<KeyboardEvent>(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || isComposed(event) || event.defaultPrevented) return
      // An Escape that closes a dialog in front of the panel leaves the panel open.
      if (!active()?.closest('dialog,wisp-popup')) close(event)
    }),
    () => {
      close()
      panel.inert = false
      openers.stop()
    },
  ])
}
