/** Marks the fields that are wrong. */
import { all, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { CONFIRMED, CONTROL, type Invalid, NOT_VALID, TIP } from '../../../shared/wire/page/site/contact'
import type { contact } from '../../../shared/words/english-pages'
import { make, setAttribute } from './elements'

const CHIP_CLASS = 'wisp-chip'
const INVALID = 'aria-invalid'
const DESCRIBED = 'aria-describedby'

/** The selector is the server's: it finds nothing outside the form, and may be none. */
const wrapsOf = (form: HTMLFormElement, selector: string): Element[] => {
  try {
    return [...bare(form, 'querySelectorAll')(selector)]
  } catch {
    return []
  }
}

/** The next press confirms the value, whichever button it is of. Several fields may be asked about at once. */
const confirmation = (value: string, message: string, answer: string): Element[] => {
  const hidden = make('input', CHIP_CLASS)
  Object.assign(hidden, { type: 'hidden', name: CONFIRMED, value })
  const chip = make('button', CHIP_CLASS, answer)
  setAttribute(chip, DESCRIBED, message)
  return [hidden, chip]
}

/** The message beside the field. Screen readers read it in the list, and with the field. */
const mark = (wrap: Element, { message, id, asked }: Invalid, { right }: typeof contact): Stop[] => {
  // Each field shows only its first message.
  if (wrap.querySelector(`.${TIP}`)) return []
  const tip = make('span', TIP, message)
  setAttribute(tip, 'role', 'alert')
  setAttribute(tip, 'aria-hidden', 'true')
  wrap.append(tip)
  if (asked) wrap.append(...confirmation(asked, id, right))
  for (const control of wrap.querySelectorAll(`[${INVALID}]`)) setAttribute(control, INVALID, 'true')
  return [...wrap.querySelectorAll(CONTROL)].map((control) => {
    const before = control.getAttribute(DESCRIBED) ?? ''
    control.classList.add(NOT_VALID)
    setAttribute(control, DESCRIBED, `${before} ${id}`)
    return () => setAttribute(control, DESCRIBED, before)
  })
}

/**
 * The name that the page gives the field: its label, or the legend of a group, without the mark that it is required, and
 * without the field itself where the label is around it.
 */
const labelOf = (wrap?: Element): string => {
  const [field, other] = wrap?.querySelectorAll<HTMLInputElement>('input,select,textarea') ?? []
  const label = (!other && field?.labels?.[0]) || wrap?.closest('fieldset')?.querySelector('legend')
  const words = [...(label?.childNodes ?? [])].map((node) => (node.contains(field as Node) ? '' : node.textContent))
  return words.join('').replace(/^[\s*]+|[\s*:]+$/g, '')
}

const lineOf = ({ message, control, id }: Invalid, wrap?: Element): HTMLElement => {
  const label = labelOf(wrap)
  const text = label ? `${label}: ${message}` : message
  const link = make('a', '', text) as HTMLAnchorElement
  if (control) link.href = `#${control}`
  const line = make('li', '', control ? link : text)
  line.id = id
  return line
}

export interface Tips {
  clear: Stop
  /** @returns a list for screen readers */
  show(invalid: Invalid[]): HTMLElement[]
}

export const createTips = (form: HTMLFormElement, words: typeof contact): Tips => {
  const find = bare(form, 'querySelectorAll')
  const marks: Stop[] = []
  const unmark = all(marks)
  return {
    clear() {
      unmark()
      // Also what the server has printed.
      for (const tip of find(`.${TIP},.${CHIP_CLASS}`)) tip.remove()
      for (const control of find(`[${INVALID}]`)) setAttribute(control, INVALID, 'false')
      for (const { classList } of find(`.${NOT_VALID}`)) classList.remove(NOT_VALID)
    },
    show(invalid) {
      const lines = invalid.map((field) => {
        const wraps = wrapsOf(form, field.wraps)
        for (const wrap of wraps) marks.push(...mark(wrap, field, words))
        return lineOf(field, wraps[0])
      })
      return lines[0] ? [make('ul', '', ...lines)] : []
    },
  }
}
