/** Help with an address: a popular domain is completed, a misspelt one asked about, and one for everybody told apart. */
import { complete } from '../../../shared/checks/complete'
import { domainOf } from '../../../shared/checks/email'
import { suggest } from '../../../shared/checks/suggest'
import { tidy } from '../../../shared/checks/tidy'
import type { Enhance, WidgetHost } from '../../../shared/model/widget'
import { all, on } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import './email.css'
import { createList } from './list'
import { showRest } from './rest'

const ASK = { en: 'Did you mean {email}?', he: 'האם הכוונה ל־{email}?' }

/** As if it had been typed: whoever listens hears of it. */
const fillIn = (control: HTMLInputElement, value: string): void => {
  control.value = value
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A chip under the field that a press takes. */
const ask = (control: HTMLInputElement, text: string, meant: string, say: WidgetHost['say']): Element => {
  const chip = doc.createElement('button')
  Object.assign(chip, { className: 'wisp-chip', type: 'button', textContent: text })
  chip.part = 'chip'
  on(chip, 'click', () => {
    control.focus()
    fillIn(control, meant)
    say(meant)
  })
  return chip
}

export const enhance: Enhance<HTMLInputElement> = (control, host) => {
  const room = control.closest('.wisp-field') ?? (control.parentElement as Element)
  const isFree = createList(control, host)
  let shown: Element | undefined

  const clear = (): void => {
    // The question is gone for who hears it, too.
    if (shown?.matches('.wisp-chip')) host.say('')
    shown?.remove()
    shown = undefined
  }
  const type = (): void => {
    clear()
    const rest = complete(control.value)
    if (rest) shown = showRest(control, room, rest)
  }
  /** Tab or the right arrow take what is shown (specification, section 5). */
  const accept = (event: KeyboardEvent): void => {
    if (event.isComposing || !shown?.matches('.wisp-rest')) return
    const rest = shown.textContent
    clear()
    if (event.shiftKey || !['Tab', 'ArrowRight'].includes(event.key)) return
    event.preventDefault()
    fillIn(control, control.value + rest)
    host.say(control.value)
  }
  const leave = (): void => {
    clear()
    const meant = suggest(tidy(control.value))
    if (!meant) return
    const text = ASK[host.language].replace('{email}', meant)
    shown = ask(control, text, meant, host.say)
    room.append(shown)
    host.say(text)
  }
  host.adopt(import.meta.wispCss)
  // It may have been left before this came.
  if (!control.matches(':focus')) leave()
  return {
    check: () => (isFree(domainOf(tidy(control.value))) ? 'business' : undefined),
    stop: all([clear, on(control, 'input', type), on(control, 'keydown', accept), on(control, 'change', leave)]),
  }
}
