/** While a gallery is open, the page's address names what is shown (`#gallery-1/3`), and going back closes it, as its options say. */
import type { GalleryExtraChunk } from '../../../shared/page/gallery/chunks'
import { all } from '../../../shared/page/platform/dom'
import { ADDRESS_STATE_KEY, pageAddress, writtenIn } from '../../../shared/page/platform/page-address'
import { isAdded, watchBack } from './back'

export const extend: GalleryExtraChunk['extend'] = ({ name, items, index, close, onShown }) => {
  const page = pageAddress()
  const path = page.replace(/#.*/, '')
  const prefix = `${path}#${encodeURIComponent(name)}/`
  // A picture that the address named on arrival is taken out of it, so that a later visit does not open it again.
  const before = page.startsWith(prefix) ? path : page
  // After a reload our entry may exist already.
  let hasEntry = isAdded(history.state)
  const first: unknown = hasEntry ? writtenIn(history.state)?.state : history.state
  let lastAddress = location.href

  /** Past what routers and analytics put in place of the method, as the page has not changed. */
  const write = (method: 'pushState' | 'replaceState', address: string, state: unknown): void => {
    History.prototype[method].call(history, state, '', address)
    lastAddress = address
  }
  const marked = (address: string, state = history.state) => ({
    ...state,
    [ADDRESS_STATE_KEY]: { at: address, page, added: hasEntry, state: first },
  })
  const change = (address: string): void => {
    // The page may have gone its own way meanwhile.
    if (address !== lastAddress && location.href === lastAddress) write('replaceState', address, marked(address))
  }
  const restore = (): void => {
    hasEntry = false
    write('replaceState', before, before === page ? first : marked(before, first))
  }

  // Browsers skip entries that are added before the visitor has done anything.
  if (items[index()]?.options.history && !hasEntry && navigator.userActivation?.hasBeenActive !== false) {
    write('replaceState', before, null)
    hasEntry = true
    write('pushState', before, marked(before, first))
  }
  if (hasEntry)
    watchBack(before, () => {
      restore()
      close()
    })

  return all([
    onShown(() => change(name && items[index()]?.options.hash ? prefix + (index() + 1) : before)),
    () => {
      if (isAdded(history.state)) {
        change(before)
        history.back()
      } else if (writtenIn(history.state)?.at === location.href) restore()
    },
  ])
}
