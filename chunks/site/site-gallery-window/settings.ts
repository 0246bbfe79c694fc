/** Options of a link: what the page says, checked by the type of the default (specification, section 9). */
import type { GalleryOptions, GalleryPage } from '../../../shared/page/gallery/chunks'
import { text } from '../../../shared/values/names'

const DEFAULT_OPTIONS: Omit<GalleryOptions, 'minViewportWidth' | 'minViewportHeight'> = {
  type: '',
  content: '',
  title: '',
  srcset: '',
  width: 560,
  height: 340,
  margin: 20,
  padding: 10,
  speedIn: 300,
  speedOut: 300,
  changeSpeed: 250,
  changeFade: 300,
  transitionIn: 'elastic',
  transitionOut: 'elastic',
  overlayShow: true,
  overlayColor: '#000',
  overlayOpacity: 0.6,
  autoScale: true,
  scrolling: 'auto',
  cyclic: false,
  modal: false,
  hideOnOverlayClick: true,
  enableEscapeButton: true,
  enableKeyboardNav: true,
  mouseWheel: true,
  showNavArrows: true,
  showCloseButton: true,
  titleShow: true,
  titleFromAlt: true,
  counter: true,
  thumbnails: false,
  zoom: true,
  hash: false,
  history: false,
}

/** px and milliseconds. */
const MAX_PX_OR_MS = 10_000

/** Options with a text, each with what it may be. */
const TEXT_OPTIONS =
  /^((title|content|srcset) |transition(In|Out) (elastic|fade|none)$|scrolling (auto|yes|no)$|type (image|svg|pdf|inline|ajax|iframe|html|video)?$)/

const asNumber = (name: string, input: string): number | string | undefined => {
  // `2s` is not 2 ms.
  const number = Number(input.replace(/px$|%$/, '') || Number.NaN)
  const isSide = /^(width|height)$/.test(name)
  if (isSide && /^[\d.]+%$/.test(input)) return number <= 100 ? input : undefined
  if (number >= (isSide ? 1 : 0) && number <= (name === 'overlayOpacity' ? 1 : MAX_PX_OR_MS)) return number
}

/** @returns undefined: the default holds */
const checked = (name: string, kind: unknown, value: unknown): unknown => {
  const input = typeof value === 'boolean' ? `${value}` : text(value).trim()
  if (kind === 'number') return asNumber(name, input)
  // An attribute without a value is a yes.
  if (kind === 'boolean')
    return value === '' || /^(true|1|yes|on)$/.test(input) || (/^(false|0|no|off)$/.test(input) ? false : undefined)
  if (name === 'overlayColor' ? CSS.supports('color', input) : TEXT_OPTIONS.test(`${name} ${input}`)) return input
}

/** The options of a link. Each is read when it is first asked for, as a gallery may have hundreds of links, and then stays. */
export const optionsOf = (link: HTMLElement, page: GalleryPage): GalleryOptions => {
  const read = new Map<unknown, unknown>()
  return new Proxy(DEFAULT_OPTIONS as GalleryOptions, {
    get(defaults, name) {
      const standard: unknown = Reflect.get(defaults, name)
      if (!read.has(name)) {
        const value = page.raw(link, name as string) ?? undefined
        read.set(name, value === undefined ? standard : (checked(name as string, typeof standard, value) ?? standard))
      }
      return read.get(name)
    },
  })
}
