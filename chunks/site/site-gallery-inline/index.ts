/** An element of the page, which is in the gallery while it is shown. */
import { addressOf, idOf } from '../../../shared/page/gallery/address'
import { boxOf } from '../../../shared/page/gallery/box'
import { explained, fail, TRY_LATER } from '../../../shared/page/gallery/failure'
import { on } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { holdPlace } from './place'
import { reveal } from './reveal'

/** Where the gallery itself is in it, or it in the gallery, it cannot be moved. */
const GALLERY_SELECTOR = '.wisp-gallery'

const find = (url: URL): HTMLElement => {
  const element = bare(document, 'getElementById')(idOf(url))
  if (!(element instanceof HTMLElement)) return fail(TRY_LATER)
  return bare(element, 'closest')(GALLERY_SELECTOR) || bare(element, 'querySelector')(GALLERY_SELECTOR)
    ? fail(TRY_LATER)
    : element
}

export const make = explained(async (item, signal) => {
  const element = find(addressOf(item))
  const content = boxOf(item, () => {
    conceal()
    back()
  })
  const back = holdPlace(element, () => bare(element, 'parentNode') === content.element)
  const conceal = reveal(element)
  content.fill(element)
  // Closed before it was there.
  on(signal, 'abort', () => {
    if (!content.element.isConnected) content.leave()
  })
  return content
})
