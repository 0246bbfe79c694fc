/** What all tabs lie in: one layer over the page that lets every press pass beside them. */

import { HORIZONTAL, VERTICAL } from '../../../shared/model/design'
import { all, type Stop } from '../../../shared/platform/dom'
import type { DecodedTeaser } from '../../../shared/wire/teaser'
import { modalIsOpen } from '../../core/ui/floating'
import { sheet } from '../../core/ui/sheet'
import { createSurface, keepAttached } from '../../core/ui/surface'
import { make } from './make'
import { rearrange } from './rearrange'
import './teaser.css'

interface Layer {
  /** Those at one position stand side by side. Left is where reading begins. */
  add(tab: Element, teaser: DecodedTeaser): void
  /** Around changes: see rearrange.ts. */
  rearrange(change: () => void): void
  /** Along the lower edge, below all others. */
  addStrip(tab: Element): void
  remove: Stop
}

const ALIGNED = ['start', 'center', 'end']

/** `lost`: the page does not suffer it. */
export const createLayer = (lost: Stop): Layer => {
  const { attach, root, remove } = createSurface('wisp-teaser')
  const layer = make('div', { className: 'layer', popover: 'manual' })
  root.adoptedStyleSheets = [sheet(import.meta.wispCss)]
  root.append(layer)
  attach()
  // Not over a modal window: there it would be seen and yet be inert. Then, and without popovers, its z-index has to do.
  const raise = (): void => {
    if (!modalIsOpen()) layer.togglePopover?.(true)
  }
  const add = (tab: Element, className: string, gridArea: string, placeSelf = ''): void => {
    let place = layer.querySelector<HTMLElement>(`[class="${className}"]`)
    if (!place) {
      place = make('div', { className })
      Object.assign(place.style, { gridArea, placeSelf })
      layer.append(place)
    }
    place.append(make('div', { className: 'slot' }, tab))
    raise()
  }
  return {
    rearrange: (change) => rearrange(root, change),
    add(tab, { language, position }) {
      const [y = '', x = ''] = position.split('-')
      const row = VERTICAL.indexOf(y as 'top')
      const across = HORIZONTAL.indexOf(x as 'left')
      const column = language === 'he' ? 2 - across : across
      add(tab, `place ${y} ${HORIZONTAL[column]}`, `${row + 1} / ${column + 1}`, `${ALIGNED[row]} ${ALIGNED[column]}`)
    },
    addStrip: (tab) => add(tab, 'place strip', '4 / 1 / auto / -1'),
    remove: all([keepAttached(root.host, raise, lost), remove]),
  }
}
