/** Documents that the browser shows by itself, in an `object`. */
import { addressOf } from '../../../shared/page/gallery/address'
import { bare } from '../../../shared/page/platform/safe-dom'
import { translateAt } from '../../../shared/page/platform/translate-at'
import { trusted } from '../../../shared/page/platform/trusted-script'
import { iframe } from './iframe'
import { element, fileOf, holder, type Maker } from './maker'
import { sizeOf } from './size'

const OPEN = 'Open the document'

/** An `object` runs a drawing or a page of the site with the rights of the page itself. */
const isPdf = (address: string): boolean => /^https?:[^?#]+\.pdf([?#]|$)/i.test(address)

/** Phones mostly have no viewer: they show what stands in the object. A page that is called a document is framed as a page. */
export const pdf: Maker = async (item, signal, load) => {
  const url = addressOf(item)
  if (!isPdf(url.href)) return iframe(item, signal, load)
  const label = item.name || fileOf(url)
  const object = element('object', { type: 'application/pdf', ariaLabel: label })
  const card = element('p', { textContent: label })
  const link = element('a', { href: url.href, target: '_blank', rel: 'noopener' })
  translateAt(bare(document, 'documentElement'), { [OPEN]: OPEN }, 'gallery', load, (words) => {
    link.textContent = words[OPEN] as string
  })
  card.append(link)
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
