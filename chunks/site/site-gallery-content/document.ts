/** Documents that the browser shows by itself, in an `object`. */
import { addressOf } from '../../../shared/page/gallery/address'
import { languageOf } from '../../../shared/page/platform/language-of'
import { trusted } from '../../../shared/page/platform/trusted-script'
import { iframe } from './iframe'
import { element, fileOf, holder, type Maker } from './maker'
import { sizeOf } from './size'

const OPEN_WORDS = { en: 'Open the document', he: 'פתיחת המסמך' }

/** An `object` runs a drawing or a page of the site with the rights of the page itself. */
const isPdf = (address: string): boolean => /^https?:[^?#]+\.pdf([?#]|$)/i.test(address)

/** Phones mostly have no viewer: they show what stands in the object. A page that is called a document is framed as a page. */
export const pdf: Maker = async (item, signal) => {
  const url = addressOf(item)
  if (!isPdf(url.href)) return iframe(item, signal)
  const name = item.name || fileOf(url)
  const object = element('object', { type: 'application/pdf', ariaLabel: name })
  const card = element('p', { textContent: name })
  const textContent = OPEN_WORDS[languageOf()]
  card.append(element('a', { href: url.href, target: '_blank', rel: 'noopener', textContent }))
  object.append(card)
  const box = holder()
  box.append(object)
  try {
    object.data = trusted('wisp-gallery', url.href, isPdf)
  } catch {
    // The page requires Trusted Types and does not allow ours.
    box.replaceChildren(card)
  }
  return Object.assign(sizeOf(item), { element: box, keepsRatio: false })
}
