/** The options of a select as searchable rows: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
import { createElement, createIcon, newId } from '../dropdown/elements'
import { indexForKey, matchRank } from './match'

const CHECK_ICON = 'M3 8.5l3.2 3.2L13 4.8'

interface Row {
  option: HTMLOptionElement
  element: HTMLElement
}

interface List {
  /** Redraws all options. */
  draw(): void
  /** Shows only matching rows; returns false if there are none. */
  filter(typed: string): boolean
  /** Moves the current row; returns false for keys that do not. */
  move(key: string): boolean
  /** Updates which rows are marked as selected. */
  mark(): void
  /** The option that Enter would choose. */
  current(): HTMLOptionElement | undefined
  /** Makes the pressed row the current one and returns its option. */
  press(pressed: EventTarget | null): HTMLOptionElement | undefined
  /** Scrolls to the current row. */
  reveal(): void
}

/** Leaves out the empty option (“no choice”) if a choice is required or several are allowed. */
const isSelectable = ({ required, multiple }: HTMLSelectElement, { value, disabled }: HTMLOptionElement): boolean =>
  !disabled && (value !== '' || !(required || multiple))

const rowOf = (option: HTMLOptionElement): Row => ({
  option,
  element: createElement(
    'li',
    { id: newId(), role: 'option' },
    createElement('span', {}, option.label),
    createIcon(CHECK_ICON),
  ),
})

const bestMatch = (rows: Row[], typed: string): Row | undefined =>
  rows.find(({ option }) => matchRank(option.label, typed) === 2) ?? rows[0]

/** @param focused elements that can have the focus while the list is open; they get `aria-activedescendant` */
export const createList = (select: HTMLSelectElement, listbox: HTMLElement, focused: HTMLElement[]): List => {
  let rows: Row[] = []
  let current: Row | undefined
  const visibleRows = (): Row[] => rows.filter(({ element }) => !element.hidden)
  const reveal = (): void => current?.element.scrollIntoView({ block: 'nearest' })
  const setCurrent = (row: Row | undefined): void => {
    current?.element.removeAttribute('data-current')
    current = row
    row?.element.setAttribute('data-current', '')
    for (const element of focused) element.setAttribute('aria-activedescendant', row?.element.id ?? '')
    reveal()
  }
  const mark = (): void => {
    for (const { option, element } of rows) element.ariaSelected = `${option.selected}`
  }
  return {
    mark,
    reveal,
    draw() {
      rows = [...select.options].filter((option) => isSelectable(select, option)).map(rowOf)
      listbox.replaceChildren(...rows.map(({ element }) => element))
      mark()
      setCurrent(rows.find(({ option }) => option.selected) ?? rows[0])
    },
    filter(typed) {
      for (const { option, element } of rows) element.hidden = !matchRank(option.label, typed)
      setCurrent(bestMatch(visibleRows(), typed))
      return Boolean(current)
    },
    move(key) {
      const rows = visibleRows()
      const index = indexForKey(key, current ? rows.indexOf(current) : -1, rows.length)
      if (index === undefined) return false
      setCurrent(rows[index])
      return true
    },
    current: () => current?.option,
    press(pressed) {
      const row = rows.find(({ element }) => element.contains(pressed as Node | null))
      if (row) setCurrent(row)
      return row?.option
    },
  }
}
