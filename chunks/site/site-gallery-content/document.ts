/** Documents that the browser shows by itself, in an `object`. */
import { addressOf } from '../../../shared/gallery/address'
import type { Content, GalleryItem } from '../../../shared/model/gallery'
import { on } from '../../../shared/platform/dom'
import { languageOf } from '../../../shared/platform/language-of'
import { trusted } from '../../../shared/platform/trusted-script'
import { element, holder, type Maker, nameOf } from './maker'
import { sizeOf } from './size'

const OPEN = { en: 'Open the document', he: 'פתיחת המסמך' }

const fileOf = ({ pathname }: URL): string => pathname.replace(/.*\//, '')

/** @param instead what is shown where the page's policy forbids the object */
const contentOf = (
  item: GalleryItem,
  object: HTMLObjectElement,
  instead: () => Element,
  keepsRatio: boolean,
): Content => {
  const box = holder()
  box.append(object)
  const replace = (): void => box.replaceChildren(instead())
  // What stands in it, it would show by itself.
  if (!object.firstChild) on(object, 'error', replace)
  try {
    object.data = trusted('wisp-gallery', addressOf(item).href)
  } catch {
    // The page requires Trusted Types and does not allow ours.
    replace()
  }
  return Object.assign(sizeOf(item), { element: box, keepsRatio })
}

/** Presses do not reach it, so that it can be swiped away. */
export const svg: Maker = async (item) => {
  const url = addressOf(item)
  const alt = nameOf(item, fileOf(url))
  const object = element('object', { type: 'image/svg+xml', ariaLabel: alt })
  object.style.pointerEvents = 'none'
  return contentOf(item, object, () => element('img', { src: url.href, alt }), true)
}

/** Phones mostly have no viewer: they show what stands in the object. */
export const pdf: Maker = async (item) => {
  const url = addressOf(item)
  const name = nameOf(item, fileOf(url))
  const object = element('object', { type: 'application/pdf', ariaLabel: name })
  const textContent = OPEN[languageOf()]
  const card = element('p', { textContent: name })
  card.append(element('a', { href: url.href, target: '_blank', rel: 'noopener', textContent }))
  object.append(card)
  return contentOf(item, object, () => card, false)
}
