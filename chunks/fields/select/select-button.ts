/** The button that covers a select. The native select stays below, so that the field keeps the template's look. */
import { after, all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { accessibleName } from '../dropdown/accessible-name'
import { cover } from '../dropdown/cover'
import { createElement, createIcon } from '../dropdown/elements'

/** Attributes that the form sets on the select, mirrored to the button. */
const MIRRORED_ATTRIBUTES = ['aria-invalid', 'aria-describedby', 'disabled']
const CHEVRON_ICON = 'M3 6l5 5 5-5'

/** The selected labels. A single select shows its own; the button repeats it for screen readers. */
const selectedLabels = ({ selectedOptions }: HTMLSelectElement): string =>
  [...selectedOptions].map(({ label }) => label).join(', ')

const mirrorAttributes = (select: HTMLSelectElement, button: HTMLElement): Stop => {
  const copyAttributes = (): void => {
    for (const name of MIRRORED_ATTRIBUTES) {
      const value = select.getAttribute(name)
      if (value === null) button.removeAttribute(name)
      else button.setAttribute(name, value)
    }
  }
  copyAttributes()
  const observer = new MutationObserver(() => guard(copyAttributes))
  observer.observe(select, { attributes: true, attributeFilter: MIRRORED_ATTRIBUTES })
  return () => observer.disconnect()
}

/** Hides the native select from keyboard and screen readers, and passes its focus on to the button. */
const hideNativeSelect = (select: HTMLSelectElement, button: HTMLElement): Stop => {
  const { tabIndex } = select
  select.tabIndex = -1
  select.setAttribute('aria-hidden', 'true')
  select.dataset.wispCovered = ''
  if (select.matches(':focus')) button.focus({ preventScroll: true })
  return all([
    on(select, 'focus', () => button.focus({ preventScroll: true })),
    () => {
      select.tabIndex = tabIndex
      select.removeAttribute('aria-hidden')
      delete select.dataset.wispCovered
    },
  ])
}

interface SelectButton {
  button: HTMLButtonElement
  /** Updates the text to the current selection. */
  update(): void
  stop: Stop
}

export const createSelectButton = (select: HTMLSelectElement): SelectButton => {
  const { multiple, required } = select
  const text = createElement('span', { class: multiple ? 'wisp-chosen' : 'wisp-hidden' })
  const button = createElement(
    'button',
    {
      type: 'button',
      class: 'wisp-select',
      role: 'combobox',
      'aria-haspopup': 'dialog',
      'aria-required': required ? 'true' : undefined,
      ...accessibleName(select),
    },
    text,
  )
  if (multiple) {
    const { paddingInline, fontSize } = getComputedStyle(select)
    Object.assign(button.style, { paddingInline, fontSize })
    button.append(createIcon(CHEVRON_ICON))
  }
  const placeholder = select.getAttribute('placeholder') ?? ''
  const update = (): void => {
    text.textContent = selectedLabels(select) || placeholder
    button.toggleAttribute('data-empty', !select.selectedOptions.length)
  }
  update()
  return {
    button,
    update,
    stop: all([
      cover(select, createElement('span', {}, button)),
      mirrorAttributes(select, button),
      hideNativeSelect(select, button),
      on(select, 'change', update),
      // `reset` fires before the fields are reset.
      ...(select.form ? [on(select.form, 'reset', () => void after(0, update))] : []),
    ]),
  }
}
