/** What counts as the conversion of a click popup: adding to the cart, or following a link to a product. */
import { type Action, convertByPress, type Live } from '../../core/ui/index'

const counted = new WeakSet<Live>()

/** Counts once per opening. */
export const count = (live: Live): void => {
  if (live.context.popup.target !== 'click' || counted.has(live)) return
  counted.add(live)
  convertByPress(live)
}

/** A link to a product. The browser follows it itself. */
const product: Action = (live) => {
  count(live)
  live.close('link')
}

export const actions = { product }
