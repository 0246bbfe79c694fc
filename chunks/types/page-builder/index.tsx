/** Shows the content of a popup that the page itself holds. It stays in the page's document, so its styles still apply. */
import { type PagePopup, pagePopupOf, SLOT } from '../../../shared/page/model/page-popup'
import type { Mount } from '../../../shared/page/model/popup-context'
import { changed } from '../../../shared/page/platform/changed'
import { all, type Stop } from '../../../shared/page/platform/dom'
import { modalIsOpen } from '../../../shared/page/platform/modals'
import { doc } from '../../../shared/page/platform/safe-dom'
import { type Kind, type Live, modal, openPopup, overPage, type Part } from '../../core/ui/index'
import { floating } from '../floating'
import { lend } from './content'
import { effects } from './effects'
import './page-builder.css'
import { putOnPaper } from './paper'

/** The content of one popup, while the popup shows it. */
interface Loan {
  giveBack?: Stop
}

/** Makes the part that draws one popup. */
const createPart = (loan: Loan): Part => {
  // One function for every drawing of the slot: with a new one each time, the framework would call the old one as if the slot had left.
  const leave = (slot: unknown): void => {
    if (!slot) loan.giveBack?.()
  }
  return {
    effects,
    components: {
      [SLOT]: () => (
        <div>
          <slot ref={leave} />
        </div>
      ),
    },
  }
}

/** The page may have replaced the element since. */
const elementOf = ({ dom, element }: PagePopup): HTMLElement => {
  const current = element.isConnected ? element : doc.getElementById(dom)
  if (!current) throw new Error('no element')
  return current
}

const dress = (frame: HTMLElement, { close, corner, side }: PagePopup, element: Element): void => {
  Object.assign(frame.dataset, { close, corner, side })
  frame.dir = getComputedStyle(element).direction
}

const kindOf = (page: PagePopup, element: HTMLElement, loan: Loan, isModal: boolean): Kind => {
  const base = isModal ? modal : floating
  const hold = (frame: HTMLElement, live: Live): Stop => {
    const { host } = live.root
    loan.giveBack = lend(element, host)
    // Printed into a part of the page that is hidden, it would be a window that nobody sees.
    if (!frame.getClientRects().length) doc.body.append(element)
    dress(frame, page, element)
    putOnPaper(frame, host)
    return all([base.hold(frame, live), changed(() => host.isConnected || live.close('api'))])
  }
  return { ...base, css: import.meta.wispCss, size: { width: 0, height: 0 }, hold }
}

export const mount: Mount = async (context) => {
  const { popup } = context
  const page = pagePopupOf(popup) as PagePopup
  const element = elementOf(page)
  const named = { ...popup, name: popup.name || doc.title }
  const loan: Loan = {}
  const parts = { ...context.parts, [popup.type]: createPart(loan) }
  return overPage({ ...context, parts, popup: named }, (ownContext, overModal) => {
    // If the visitor pressed inside a modal window of the page, a popup that is not modal would be inert.
    const isModal = page.cover || (context.pressed && (overModal || modalIsOpen()))
    return openPopup(kindOf(page, element, loan, isModal), ownContext, element)
  })
}
