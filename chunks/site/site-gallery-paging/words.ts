import type { Content, GalleryItem } from '../../../shared/page/gallery/chunks'
import { TRY_LATER } from '../../../shared/page/gallery/failure'
import { make } from '../../../shared/page/gallery/items'
import { createTranslator } from '../../../shared/page/gallery/say'
import { MARK } from '../../../shared/wire/page/site/gallery-options'

const { say, translate } = createTranslator()

export { say, translate }

/** An address that ends like that of an image may be one of a page. */
const wayOut = ({ type, href, link }: GalleryItem): Node[] => {
  if (!type || /inline|html/.test(type) || !/^https?:/.test(href)) return []
  const { target } = link as HTMLAnchorElement
  const out = Object.assign(make('a', 'out', say('Open the link')), { href, target, rel: 'noopener' })
  out.setAttribute(MARK, 'off')
  return [make('br', 'line'), out]
}

/** Two sentences in place of content that cannot be shown. */
export const failure = ({ message }: Error, item: GalleryItem): Content => {
  const element = make(
    'p',
    'error',
    say('The requested content cannot be loaded.'),
    make('br', 'line'),
    say(message || TRY_LATER),
    ...wayOut(item),
  )
  element.role = 'alert'
  return { element, width: 0, height: 0, keepsRatio: false }
}
