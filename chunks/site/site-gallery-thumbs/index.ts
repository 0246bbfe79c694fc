/** A row of small pictures below an open gallery: each shows its item. */
import type { GalleryExtraChunk } from '../../../shared/model/gallery'
import { all, on } from '../../../shared/platform/dom'
import { bare } from '../../../shared/platform/safe-dom'
import './thumbs.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(import.meta.wispCss)

/** px of a side. */
const SIDE = 56

export const extend: GalleryExtraChunk['extend'] = ({ dialog, items, index, nameOf, show, onShown }) => {
  const make = bare(document, 'createElement')
  const row = make('wisp-thumbs')
  const root = row.attachShadow({ mode: 'open' })
  const buttons = items.map(({ thumb }, at) => {
    const button = make('button')
    const image = new Image(SIDE, SIDE)
    image.loading = 'lazy'
    // Without a picture there is the number.
    image.alt = `${at + 1}`
    if (thumb) image.src = thumb.currentSrc || thumb.src
    button.ariaLabel = nameOf(at)
    button.append(image)
    return button
  })
  const mark = (): void => {
    const now = buttons[index()]
    for (const button of buttons) button.ariaCurrent = `${button === now}`
    now?.scrollIntoView({ block: 'nearest', inline: 'center' })
    // Keys page while a picture of the row has the focus, too.
    if (root.activeElement) now?.focus({ preventScroll: true })
  }
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
    () => row.remove(),
  ])
}
