/** One layer over the page that holds all teasers. Presses beside a teaser go through to the page. */

import { HORIZONTAL, VERTICAL } from '../../../shared/model/design'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { keepAttached } from '../../../shared/page/platform/keep-attached'
import { modalIsOpen } from '../../../shared/page/platform/modals'
import { sheet } from '../../../shared/page/platform/sheet'
import type { DecodedTeaser } from '../../../shared/wire/page/teaser'
import { createSurface } from '../../core/ui/surface'
import { make } from './make'
import { rearrange } from './rearrange'
import './teaser.css'

interface Layer {
  /** Teasers at one position stand side by side. `left` means where reading begins. */
  add(tab: HTMLElement, teaser: DecodedTeaser): void
  /** Wraps a change of teasers: see rearrange.ts. */
  rearrange(change: () => void): void
  /** Along the lower edge, below all other teasers. */
  addStrip(tab: Element): void
  remove: Stop
}

const ALIGNMENTS = ['start', 'center', 'end']

/** The page's shortcuts and presses are not for the buttons of teasers. */
const keepPresses = (host: Element): Stop =>
  all(
    ['click', 'pointerdown', 'mousedown', 'touchstart', 'keydown', 'keyup', 'keypress'].map((type) =>
      on(host, type, (event) => event.stopPropagation()),
    ),
  )

/** `lost` is called when the page keeps removing the layer. */
export const createLayer = (lost: Stop): Layer => {
  const { attach, root, remove } = createSurface('wisp-teaser', keepPresses)
  const layer = make('div', { className: 'layer', popover: 'manual' })
  root.adoptedStyleSheets = [sheet(import.meta.wispCss)]
  root.append(layer)
  attach()
  // Not while a modal window is open: the layer would be visible but inert. Then, and in browsers without popovers, its
  // z-index has to do.
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
    add(tab, { position }) {
      const [y = '', x = ''] = position.split('-')
      const row = VERTICAL.indexOf(y as 'top')
      const across = HORIZONTAL.indexOf(x as 'left')
      const column = tab.dir === 'rtl' ? 2 - across : across
      add(
        tab,
        `place ${y} ${HORIZONTAL[column]}`,
        `${row + 1} / ${column + 1}`,
        `${ALIGNMENTS[row]} ${ALIGNMENTS[column]}`,
      )
    },
    addStrip: (tab) => add(tab, 'place strip', '4 / 1 / auto / -1'),
    remove: all([keepAttached(root.host, raise, lost), remove]),
  }
}
