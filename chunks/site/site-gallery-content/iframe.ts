import { addressOf } from '../../../shared/page/gallery/address'
import { on } from '../../../shared/page/platform/dom'
import { filmAddress } from './film-address'
import { element, holder, type Maker, wasAsked } from './maker'
import { sizeOf } from './size'

/**
 * A page in a frame. It has no `sandbox`: the owner's own link leads there, pages of payment, maps and films need what
 * it would take away, and without a press of the visitor a frame of another origin cannot lead the page away.
 */
export const iframe: Maker = async (item) => {
  const url = addressOf(item)
  const film = filmAddress(url)
  if (film && wasAsked()) film.searchParams.set('autoplay', '1')
  const { href, hostname } = film ?? url
  const box = holder()
  return Object.assign(sizeOf(item), {
    element: box,
    keepsRatio: false,
    // The page is loaded only now: it would make the opening stutter.
    entered() {
      if (box.firstChild) return
      const frame = element('iframe', {
        title: item.name || hostname,
        // Older than `fullscreen` in `allow`; browsers warn of both.
        allowFullscreen: true,
        allow: 'autoplay; encrypted-media; picture-in-picture',
        // Film services refuse to play for a page that they do not know.
        referrerPolicy: 'strict-origin-when-cross-origin',
        scrolling: item.options.scrolling,
        src: href,
      })
      box.ariaBusy = 'true'
      on(frame, 'load', () => {
        box.ariaBusy = null
      })
      box.append(frame)
    },
  })
}
