/** One teaser: a button that opens the popup, and a small one that hides the teaser. */

import type { Effect } from '../../../shared/model/design'
import { direction } from '../../../shared/model/text'
import { on } from '../../../shared/page/platform/dom'
import type { DecodedTeaser } from '../../../shared/wire/page/teaser'
import { EFFECTS, prefersReducedMotion } from '../../core/ui/effects'
import { make } from './make'
import { rearrange } from './rearrange'

interface Presses {
  open(): void
  hide(): void
  /** The visitor may press it soon. */
  near(): void
}

/** Milliseconds. A teaser leaves faster than it enters. */
const ENTRY_MS = 320
const EXIT_MS = 200

export const createTab = (
  { background = '', color = '', hideWord, language, text }: DecodedTeaser,
  { hide, near, open }: Presses,
): HTMLElement => {
  const opener = make('button', { part: 'teaser-open' }, text)
  const hider = make('button', { part: 'teaser-hide', ariaLabel: hideWord }, '×')
  const tab = make(
    'aside',
    { part: 'teaser', ariaLabel: text, lang: language, dir: direction(language) },
    opener,
    hider,
  )
  tab.style.setProperty('--background', background)
  tab.style.setProperty('--color', color)
  on(opener, 'click', open)
  on(hider, 'click', hide)
  on(opener, 'pointerover', near)
  on(opener, 'focus', near)
  return tab
}

/** Effects that need more room than a teaser offers are replaced by a slide. */
const move = (tab: Element, effect: Effect, options: KeyframeAnimationOptions): Animation | undefined =>
  effect === 'none' || prefersReducedMotion() ? undefined : tab.animate(EFFECTS[effect] ?? EFFECTS.slide ?? [], options)

export const enter = (tab: Element, effect: Effect): void => {
  move(tab, effect, { duration: ENTRY_MS, easing: 'cubic-bezier(.2,.8,.2,1)' })
}

export const leave = (tab: HTMLElement, effect: Effect): void => {
  // A leaving teaser must not be pressed.
  tab.inert = true
  const removeTab = (): void => rearrange(tab.getRootNode() as ShadowRoot, () => tab.parentElement?.remove())
  const moving = move(tab, effect, { duration: EXIT_MS, direction: 'reverse', fill: 'forwards' })
  // The promise rejects when the page removes the teaser meanwhile; it is gone either way.
  if (moving) moving.finished.then(removeTab, removeTab)
  else removeTab()
}
