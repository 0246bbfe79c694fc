/**
 * A select, single or multiple, that can be searched. The browser's own keeps the value, so that forms, autofill and checks go on
 * as they were; over it lies a button, and the button opens a list with a search field.
 */

import type { Enhance } from '../../../shared/model/widget'
import { all, on } from '../../../shared/platform/dom'
import { canDrop, createDropdown, isTouch } from '../dropdown/dropdown'
import '../dropdown/dropdown.css'
import { make, newName } from '../dropdown/make'
import { nameOf } from '../dropdown/name'
import { createList } from './list'
import './select.css'
import { createTrigger } from './trigger'
import { WORDS } from './words'

/** As if the visitor had chosen from the browser's own list. */
const choose = (select: HTMLSelectElement, option: HTMLOptionElement): void => {
  option.selected = !select.multiple || !option.selected
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}

const drawPanel = (select: HTMLSelectElement, { search: hint, none: nothing }: (typeof WORDS)['en']) => {
  const id = newName()
  const listbox = make('ul', {
    ...{ id, role: 'listbox', tabindex: '-1', ...nameOf(select) },
    'aria-multiselectable': select.multiple ? 'true' : undefined,
  })
  const search = make('input', {
    ...{ type: 'search', class: 'wisp-search', placeholder: hint, 'aria-label': hint, role: 'combobox' },
    ...{ 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-expanded': 'true' },
    ...{ autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false' },
  })
  const none = make('p', { role: 'status', class: 'wisp-none' })
  const panel = make(
    'div',
    { id: newName(), role: 'dialog', class: 'wisp-list', ...nameOf(select) },
    search,
    listbox,
    none,
  )
  const filtered = (found: boolean): void => {
    none.textContent = found ? '' : nothing
    listbox.hidden = !found
  }
  return { panel, search, listbox, filtered }
}

const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

export const enhance: Enhance<HTMLSelectElement> = (select, host) => {
  if (!canDrop()) return { stop() {} }
  host.adopt(import.meta.wispCss)
  const trigger = createTrigger(select)
  const { button } = trigger
  const { panel, search, listbox, filtered } = drawPanel(select, WORDS[host.language])
  const list = createList(select, listbox, [search, listbox])
  button.setAttribute('aria-controls', panel.id)
  const fill = () => {
    search.value = ''
    list.draw()
    filtered(true)
    return () => {
      ;(isTouch() ? listbox : search).focus({ preventScroll: true })
      list.reveal()
    }
  }
  // A select that is itself part of a field, as the country of a phone number is, opens at the whole of it.
  const field = select.parentElement?.closest<HTMLElement>('.wisp-cover') ?? select
  const dropdown = createDropdown({ button, panel, field, fill })
  const take = (option: HTMLOptionElement | undefined): void => {
    if (!option) return
    choose(select, option)
    list.mark()
    if (!select.multiple) dropdown.close()
  }
  const keys = (event: KeyboardEvent): void => {
    // Tab goes on from the button.
    if (event.key === 'Tab') dropdown.close()
    else if (event.isComposing) return
    else if (event.key === 'Enter' || (event.key === ' ' && event.target === listbox)) take(list.current())
    else if (!list.move(event.key)) return
    if (event.key !== 'Tab') event.preventDefault()
  }
  return {
    stop: all([
      dropdown.stop,
      trigger.stop,
      on(panel, 'keydown', keys),
      on(search, 'input', () => filtered(list.filter(search.value))),
      on(listbox, 'click', ({ target }) => take(list.press(target))),
      on<KeyboardEvent>(button, 'keydown', (event) => {
        if (/^Arrow(Up|Down)$/.test(event.key)) event.preventDefault()
        else if (!isTyping(event)) return
        dropdown.open()
      }),
    ]),
  }
}
