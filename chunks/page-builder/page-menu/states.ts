/** The parts of a menu, and how an open and a closed one differ: in our pages, and in those of WP Lead Plus X. */

import type { PageRuntime } from '../../../shared/page/model/page-builder'
import { conceal, reveal } from '../../../shared/page/platform/conceal'
import { all, type Stop } from '../../../shared/page/platform/dom'
import { translateAt } from '../../../shared/page/platform/translate-at'
import { menu as english } from '../../../shared/words/english-pages'

interface Menu {
  toggle: HTMLElement
  /** The part that opens and closes. */
  panel: HTMLElement
  /** @param plain there is no toggle on this screen, and the links always show */
  show(open: boolean, plain: boolean): void
  restore: Stop
}

/** Keeps an attribute, so that it can be as it was. */
const keepAttributes = (element: Element, names: string[]): Stop => {
  const before = names.map((name) => [name, element.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
  }
}

const ours = (menu: HTMLElement): Menu | undefined => {
  const toggle = menu.querySelector<HTMLElement>('[data-wisp-menu-toggle]')
  const panel = menu.querySelector<HTMLElement>('[data-wisp-menu-list]')
  if (!toggle || !panel) return
  return {
    toggle,
    panel,
    restore: all([keepAttributes(toggle, ['hidden', 'aria-expanded']), keepAttributes(panel, ['hidden'])]),
    show(open, plain) {
      ;(open || plain ? reveal : conceal)(panel)
    },
  }
}

/** Ids of panels that have none. */
let lastPanelNumber = 0

/** The builder's first menu: its toggle is a `div`, and a closed menu is only moved off the screen. */
const original = (menu: HTMLElement, { load }: PageRuntime): Menu | undefined => {
  const toggle = menu.querySelector<HTMLElement>('.menu-toggle')
  const panel = menu.querySelector<HTMLElement>('.c37-menu-right-content')
  if (!toggle || !panel) return
  const icon = toggle.querySelector('.c37-icon-one')
  const restore = all([
    keepAttributes(toggle, ['role', 'tabindex', 'aria-label', 'aria-controls', 'aria-expanded']),
    keepAttributes(panel, ['id', 'class', 'inert']),
    ...(icon ? [keepAttributes(icon, ['class'])] : []),
  ])
  panel.id ||= `wisp-menu-${++lastPanelNumber}`
  const attributes = { role: 'button', tabindex: '0', 'aria-controls': panel.id }
  for (const [attribute, value] of Object.entries(attributes)) toggle.setAttribute(attribute, value)
  if (!toggle.textContent?.trim())
    translateAt(menu, english, 'page', load, ({ menu }) => toggle.setAttribute('aria-label', menu))
  return {
    toggle,
    panel,
    restore,
    show(open, plain) {
      panel.classList.toggle('c37-menu-mobile-visible', open)
      icon?.classList.toggle('active-one', open)
      panel.inert = !(open || plain)
    },
  }
}

export const menuIn = (element: HTMLElement, runtime: PageRuntime): Menu | undefined =>
  ours(element) ?? original(element, runtime)
