/** The buttons that open a callback: any number, also such as come later. */
import { all, on, type Stop } from '../../../shared/platform/dom'
import { bare } from '../../../shared/platform/safe-dom'
import { nameSign } from './name'

interface Openers {
  /** @param open whether the callback is */
  update(open: boolean): void
  stop: Stop
}

/** px beside a button that its label needs, as in callback.css. */
const ROOM = 150

export const createOpeners = (panel: Element, press: (opener: HTMLElement, event: MouseEvent) => void): Openers => {
  const selector = `[aria-controls~="${CSS.escape(panel.id)}"]`
  let expanded = 'false'
  const prepare = (opener: HTMLElement): void => {
    const label = opener.dataset.label
    opener.ariaExpanded = expanded
    // One that says the same itself needs no label.
    if (!label || opener.textContent?.includes(label)) return
    nameSign(opener, label)
    const { left, right } = opener.getBoundingClientRect()
    opener.dataset.wispLabel = left < ROOM && innerWidth - right > ROOM ? 'right' : 'left'
  }
  const openers = (): HTMLElement[] =>
    [...bare(document, 'querySelectorAll')<HTMLElement>(selector)].filter((opener) => !panel.contains(opener))
  const openerAt = ({ target }: Event): HTMLElement | undefined =>
    openers().find((opener) => opener.contains(target as Node))
  const approach = (event: Event): void => {
    const opener = openerAt(event)
    if (opener) prepare(opener)
  }
  return {
    update(open) {
      expanded = `${open}`
      openers().forEach(prepare)
    },
    stop: all([
      on(document, 'pointerover', approach),
      on(document, 'focusin', approach),
      on<MouseEvent>(document, 'click', (event) => {
        const opener = openerAt(event)
        if (!opener) return
        event.preventDefault()
        press(opener, event)
      }),
      // What shows by hovering has to go without moving the pointer: https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
      on<KeyboardEvent>(document, 'keydown', ({ key }) => {
        if (key === 'Escape') for (const opener of openers()) delete opener.dataset.wispLabel
      }),
    ]),
  }
}
