/** A row of small pictures below an open gallery: each shows its item. */

import type { GalleryExtraChunk, GalleryItem } from '../../../shared/page/gallery/chunks'
import { after, all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import './thumbs.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(import.meta.wispCss)

/** px of a side. */
const THUMB_SIDE_PX = 56

/** How many names are computed in one task: hundreds would make it a long one. */
const NAMES_PER_TASK = 20

/** How far beside the row a picture is put in. */
const THUMBS_MARGIN = '0px 600px'

/**
 * Scripts that load pictures late keep the address in a data attribute of their own (`src`, `lazySrcset`, …), and show
 * something else until then.
 */
const LAZY_ATTRIBUTES = /^(src|lazy|orig|flickityLazy)(?!.*(sizes|type))/i

/** px: a narrower image holds the place of another, or turns while something loads. */
const NARROW_WIDTH_PX = 40

/** @returns the address of the picture, while it has not been put in; otherwise '' */
const addressLater = (image: HTMLImageElement): string => {
  const { currentSrc, src, complete, naturalWidth, dataset } = image
  if (!/^(data:|$)/.test(currentSrc || src) && !(complete && naturalWidth < NARROW_WIDTH_PX)) return ''
  for (const [name, value = ''] of Object.entries(dataset)) {
    // A list of widths begins with the address to take. A word such as `true` is no address.
    const [address = ''] = value.trim().split(/[\s,]+/)
    if (LAZY_ATTRIBUTES.test(name) && /[./]/.test(address) && address !== src) return address
  }
  return ''
}

const pictureOf = ({ picture }: GalleryItem, number: number): HTMLImageElement => {
  const image = new Image(THUMB_SIDE_PX, THUMB_SIDE_PX)
  image.loading = 'lazy'
  // Without a picture there is the number.
  image.alt = `${number}`
  if (picture) image.src = addressLater(picture) || picture.currentSrc || picture.src
  return image
}

export const extend: GalleryExtraChunk['extend'] = ({ dialog, items, index, nameOf, show, onShown }) => {
  const make = bare(document, 'createElement')
  const row = make('wisp-thumbs')
  const root = row.attachShadow({ mode: 'open' })
  const buttons = items.map(() => make('button'))
  /** Places of those without a name, the nearest first. */
  const nameless = [...buttons.keys()].sort((a, b) => Math.abs(a - index()) - Math.abs(b - index()))
  let stopTimer: Stop = () => {}
  const nameSome = (): void => {
    for (const position of nameless.splice(0, NAMES_PER_TASK))
      Object.assign(buttons[position] ?? {}, { ariaLabel: nameOf(position) })
    if (nameless.length) stopTimer = after(0, nameSome)
  }
  const fill = (entries: IntersectionObserverEntry[]): void => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const position = buttons.indexOf(target as HTMLButtonElement)
      target.append(pictureOf(items[position] as GalleryItem, position + 1))
    }
  }
  const observer = new IntersectionObserver((entries) => guard(() => fill(entries)), {
    root: row,
    rootMargin: THUMBS_MARGIN,
  })
  const mark = (): void => {
    const now = buttons[index()]
    for (const before of root.querySelectorAll('[aria-current]')) before.ariaCurrent = null
    if (!now) return
    now.ariaCurrent = 'true'
    now.scrollIntoView({ block: 'nearest', inline: 'center' })
    // Keys page while a picture of the row has the focus, too.
    if (root.activeElement) now.focus({ preventScroll: true })
  }
  nameSome()
  for (const button of buttons) observer.observe(button)
  root.adoptedStyleSheets = [sheet]
  root.append(...buttons)
  dialog.append(row)
  return all([
    on(root, 'click', ({ target }) => {
      show(buttons.indexOf((target as Element).closest('button') as HTMLButtonElement))
      mark()
    }),
    // Dragging the row scrolls it and does not page.
    on(row, 'pointerdown', (event) => event.stopPropagation()),
    onShown(mark),
    () => stopTimer(),
    () => observer.disconnect(),
    () => row.remove(),
  ])
}
