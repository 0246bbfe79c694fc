/** A row of small pictures below an open gallery: each shows its item. */
import { addressLater } from '../../../shared/gallery/lazy'
import type { GalleryExtraChunk, GalleryItem } from '../../../shared/model/gallery'
import { after, all, on, type Stop } from '../../../shared/platform/dom'
import { bare } from '../../../shared/platform/safe-dom'
import './thumbs.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(import.meta.wispCss)

/** px of a side. */
const SIDE = 56

/** Pictures that are put in at a time: hundreds at once would hold up the page. */
const AT_ONCE = 20

const fill = (button: HTMLButtonElement, { picture }: GalleryItem, number: number, name: string): void => {
  const image = new Image(SIDE, SIDE)
  image.loading = 'lazy'
  // Without a picture there is the number.
  image.alt = `${number}`
  if (picture) image.src = addressLater(picture) || picture.currentSrc || picture.src
  button.ariaLabel = name
  button.append(image)
}

export const extend: GalleryExtraChunk['extend'] = ({ dialog, items, index, nameOf, show, onShown }) => {
  const make = bare(document, 'createElement')
  const row = make('wisp-thumbs')
  const root = row.attachShadow({ mode: 'open' })
  const buttons = items.map(() => make('button'))
  /** Places of those that are empty, the nearest first. */
  const empty = [...buttons.keys()].sort((a, b) => Math.abs(a - index()) - Math.abs(b - index()))
  let stopTimer: Stop = () => {}
  const fillSome = (): void => {
    for (const at of empty.splice(0, AT_ONCE))
      fill(buttons[at] as HTMLButtonElement, items[at] as GalleryItem, at + 1, nameOf(at))
    if (empty.length) stopTimer = after(0, fillSome)
  }
  const mark = (): void => {
    const now = buttons[index()]
    for (const before of root.querySelectorAll('[aria-current]')) before.ariaCurrent = null
    if (!now) return
    now.ariaCurrent = 'true'
    now.scrollIntoView({ block: 'nearest', inline: 'center' })
    // Keys page while a picture of the row has the focus, too.
    if (root.activeElement) now.focus({ preventScroll: true })
  }
  fillSome()
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
    () => row.remove(),
  ])
}
