/**
 * A searchable select, single or multiple. The native select keeps the value, so that forms, autofill and checks work
 * as before. A button covers it and opens a list with a search field.
 */

import { type Enhance, isTouchScreen } from '../../../shared/page/forms/widget'
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on } from '../../../shared/page/platform/dom'
import { accessibleName } from '../dropdown/accessible-name'
import { createDropdown, supportsPopover } from '../dropdown/dropdown'
import '../dropdown/dropdown.css'
import { createElement, newId } from '../dropdown/elements'
import { createList } from './list'
import './select.css'
import { select as english } from '../../../shared/words/english'
import { createSelectButton } from './select-button'

/** Selects an option and dispatches the events of a native choice. */
const choose = (select: HTMLSelectElement, option: HTMLOptionElement): void => {
  option.selected = !select.multiple || !option.selected
  for (const type of ['input', 'change']) select.dispatchEvent(new CustomEvent(type, { bubbles: true }))
}

const createPanel = (select: HTMLSelectElement, { search: hint, none: noResults }: typeof english) => {
  const id = newId()
  const listbox = createElement('ul', {
    id,
    role: 'listbox',
    tabindex: '-1',
    ...accessibleName(select),
    'aria-multiselectable': select.multiple ? 'true' : undefined,
  })
  const search = createElement('input', {
    type: 'search',
    class: 'wisp-search',
    placeholder: hint,
    'aria-label': hint,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'true',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
  })
  const none = createElement('p', { role: 'status', class: 'wisp-none' })
  const panel = createElement(
    'div',
    { id: newId(), role: 'dialog', class: 'wisp-list', ...accessibleName(select) },
    search,
    listbox,
    none,
  )
  const filtered = (hasOptions: boolean): void => {
    none.textContent = hasOptions ? '' : noResults
    listbox.hidden = !hasOptions
  }
  return { panel, search, listbox, filtered }
}

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

export const enhance: Enhance<HTMLSelectElement> = (select, host) => {
  if (!supportsPopover()) return { stop() {} }
  host.adopt(import.meta.wispCss)
  const selectButton = createSelectButton(select)
  const { button } = selectButton
  const { panel, search, listbox, filtered } = createPanel(select, { ...english, ...host.words })
  const list = createList(select, listbox, [search, listbox])
  button.setAttribute('aria-controls', panel.id)
  const fill = () => {
    search.value = ''
    list.draw()
    filtered(true)
    return () => {
      ;(isTouchScreen() ? listbox : search).focus({ preventScroll: true })
      list.reveal()
    }
  }
  // A select inside another field, such as a phone number's country, opens its list at the whole field.
  const field = select.parentElement?.closest<HTMLElement>('.wisp-cover') ?? select
  const dropdown = createDropdown({ button, panel, field, fill })
  const pick = (option: HTMLOptionElement | undefined): void => {
    if (!option) return
    choose(select, option)
    list.mark()
    if (!select.multiple) dropdown.close()
  }
  const onKeydown = (event: KeyboardEvent): void => {
    // Closing focuses the button, and Tab moves on from there.
    if (event.key === 'Tab') dropdown.close()
    else if (isComposed(event)) return
    else if (event.key === 'Enter' || (event.key === ' ' && event.target === listbox)) pick(list.current())
    else if (!list.move(event.key)) return
    if (event.key !== 'Tab') event.preventDefault()
  }
  return {
    stop: all([
      dropdown.stop,
      selectButton.stop,
      on(panel, 'keydown', onKeydown),
      on(search, 'input', () => filtered(list.filter(search.value))),
      on(listbox, 'click', ({ target }) => pick(list.press(target))),
      on<KeyboardEvent>(button, 'keydown', (event) => {
        if (/^Arrow(Up|Down)$/.test(event.key)) event.preventDefault()
        else if (!isTyping(event)) return
        dropdown.open()
      }),
    ]),
  }
}
