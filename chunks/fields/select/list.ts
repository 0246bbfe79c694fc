/** The options of a select as rows that can be searched: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
import { icon, make, newName } from '../dropdown/make'
import { rank, stepOf } from './match'

const CHECK = 'M3 8.5l3.2 3.2L13 4.8'

interface Row {
  option: HTMLOptionElement
  element: HTMLElement
}

interface List {
  /** Draws the options as they are now. */
  draw(): void
  /** Leaves the rows that answer what was typed; false when there is none. */
  filter(typed: string): boolean
  /** False when the key is not for the list. */
  move(key: string): boolean
  /** Says again which options are chosen. */
  mark(): void
  /** The option that Enter would choose. */
  current(): HTMLOptionElement | undefined
  /** The option whose row was pressed; that row is the current one from now on. */
  press(pressed: EventTarget | null): HTMLOptionElement | undefined
  /** Scrolls to the current row. */
  reveal(): void
}

/** An option that stands for no choice is none where one must be made. */
const offered = ({ required, multiple }: HTMLSelectElement, { value, disabled }: HTMLOptionElement): boolean =>
  !disabled && (value !== '' || !(required || multiple))

const rowOf = (option: HTMLOptionElement): Row => ({
  option,
  element: make('li', { id: newName(), role: 'option' }, make('span', {}, option.label), icon(CHECK)),
})

const best = (rows: Row[], typed: string): Row | undefined =>
  rows.find(({ option }) => rank(option.label, typed) === 2) ?? rows[0]

/** @param focused what may have the focus while the list is seen: it tells screen readers of the current row */
export const createList = (select: HTMLSelectElement, listbox: HTMLElement, focused: HTMLElement[]): List => {
  let rows: Row[] = []
  let current: Row | undefined
  const seen = (): Row[] => rows.filter(({ element }) => !element.hidden)
  const reveal = (): void => current?.element.scrollIntoView({ block: 'nearest' })
  const go = (row: Row | undefined): void => {
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
      rows = [...select.options].filter((option) => offered(select, option)).map(rowOf)
      listbox.replaceChildren(...rows.map(({ element }) => element))
      mark()
      go(rows.find(({ option }) => option.selected) ?? rows[0])
    },
    filter(typed) {
      for (const { option, element } of rows) element.hidden = !rank(option.label, typed)
      go(best(seen(), typed))
      return Boolean(current)
    },
    move(key) {
      const shown = seen()
      const step = stepOf(key, current ? shown.indexOf(current) : -1, shown.length)
      if (step === undefined) return false
      go(shown[step])
      return true
    },
    current: () => current?.option,
    press(pressed) {
      const row = rows.find(({ element }) => element.contains(pressed as Node | null))
      if (row) go(row)
      return row?.option
    },
  }
}
