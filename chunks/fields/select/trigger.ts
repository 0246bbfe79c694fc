/** The button that stands for a select: it lies over it, so that the field looks as the template has it. */
import { after, all, guard, on, type Stop } from '../../../shared/platform/dom'
import { cover } from '../dropdown/cover'
import { icon, make } from '../dropdown/make'
import { nameOf } from '../dropdown/name'

/** What a form says of the select is true of its button. */
const MIRRORED = ['aria-invalid', 'aria-describedby', 'disabled']
const CHEVRON = 'M3 6l5 5 5-5'

/** What the select holds, in words. A single one shows it itself; to screen readers the button says it. */
const textOf = ({ selectedOptions }: HTMLSelectElement): string =>
  [...selectedOptions].map(({ label }) => label).join(', ')

const mirror = (select: HTMLSelectElement, button: HTMLElement): Stop => {
  const copy = (): void => {
    for (const name of MIRRORED) {
      const value = select.getAttribute(name)
      if (value === null) button.removeAttribute(name)
      else button.setAttribute(name, value)
    }
  }
  copy()
  const observer = new MutationObserver(() => guard(copy))
  observer.observe(select, { attributes: true, attributeFilter: MIRRORED })
  return () => observer.disconnect()
}

/** Out of the way of keyboard and screen reader; whoever focuses it means its button. */
const stepBack = (select: HTMLSelectElement, button: HTMLElement): Stop => {
  const { tabIndex } = select
  select.tabIndex = -1
  select.setAttribute('aria-hidden', 'true')
  select.dataset.wispCovered = ''
  if (select.matches(':focus')) button.focus()
  return all([
    on(select, 'focus', () => button.focus()),
    () => {
      select.tabIndex = tabIndex
      select.removeAttribute('aria-hidden')
      delete select.dataset.wispCovered
    },
  ])
}

interface Trigger {
  button: HTMLButtonElement
  /** Says again what is chosen. */
  update(): void
  stop: Stop
}

export const createTrigger = (select: HTMLSelectElement): Trigger => {
  const { multiple, required } = select
  const text = make('span', { class: multiple ? 'wisp-chosen' : 'wisp-hidden' })
  const button = make(
    'button',
    {
      ...{ type: 'button', class: 'wisp-select', role: 'combobox', 'aria-haspopup': 'dialog' },
      ...{ 'aria-required': required ? 'true' : undefined, ...nameOf(select) },
    },
    text,
  )
  if (multiple) {
    const { paddingInline, fontSize } = getComputedStyle(select)
    Object.assign(button.style, { paddingInline, fontSize })
    button.append(icon(CHEVRON))
  }
  const placeholder = select.getAttribute('placeholder') ?? ''
  const update = (): void => {
    text.textContent = textOf(select) || placeholder
    button.toggleAttribute('data-empty', !select.selectedOptions.length)
  }
  update()
  return {
    button,
    update,
    stop: all([
      cover(select, make('span', {}, button)),
      mirror(select, button),
      stepBack(select, button),
      on(select, 'change', update),
      // The event comes before what it tells of.
      ...(select.form ? [on(select.form, 'reset', () => void after(0, update))] : []),
    ]),
  }
}
