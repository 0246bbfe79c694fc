/** An e-mail field: completes popular domains, suggests corrections of misspelt ones, and detects free ones. */

import { domainOf } from '../../../shared/checks/email'
import { tidyEmail } from '../../../shared/checks/tidy-email'
import { complete } from '../../../shared/page/checks/popular'
import { suggest } from '../../../shared/page/checks/suggest'
import type { Enhance, WidgetHost } from '../../../shared/page/forms/widget'
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { email as english } from '../../../shared/words/english'
import '../chip/chip.css'
import { createChip, placeChip } from '../chip/chip'
import { showCompletion } from './completion'
import './email.css'
import { createFreeDomainCheck } from './free-domains'
import { afterPause } from './pause'
import { watchPress } from './press'

/** Sets a value and dispatches the events of typing. */
const fillIn = (control: HTMLInputElement, value: string): void => {
  control.value = value
  for (const type of ['input', 'change']) control.dispatchEvent(new CustomEvent(type, { bubbles: true }))
}

/** Pressing the chip accepts the suggestion. */
const createSuggestion = (
  control: HTMLInputElement,
  text: string,
  suggestion: string,
  say: WidgetHost['say'],
): Element =>
  createChip(text, () => {
    control.focus({ preventScroll: true })
    fillIn(control, suggestion)
    say(suggestion)
  })

export const enhance: Enhance<HTMLInputElement> = (control, host) => {
  const container = control.closest('.wisp-field') ?? (control.parentElement as Element)
  const isFree = createFreeDomainCheck(control, host)
  // The visitor may have left the field before this chunk was loaded.
  const wasLeft = !control.matches(':focus')
  const press = watchPress(wasLeft && Boolean(host.root.querySelector(':active')))
  let hint: Element | undefined
  let callOff: Stop = () => {}

  const clear = (): void => {
    callOff()
    // Clear the question for screen readers too.
    if (hint?.matches('.wisp-chip')) host.say('')
    hint?.remove()
    hint = undefined
  }
  const onInput = (): void => {
    clear()
    const completion = complete(control.value)
    if (completion) hint = showCompletion(control, container, completion)
    else callOff = afterPause(control, showSuggestion)
  }
  /** Tab or the right arrow accepts the completion (specification, section 5). */
  const onKeydown = (event: KeyboardEvent): void => {
    if (isComposed(event) || !hint?.matches('.wisp-rest')) return
    const completion = hint.textContent
    clear()
    if (event.shiftKey || !['Tab', 'ArrowRight'].includes(event.key)) return
    event.preventDefault()
    fillIn(control, control.value + completion)
    host.say(control.value)
  }
  const showSuggestion = (): void => {
    // The press has sent the form, or been answered with another question.
    if (!control.isConnected || control.closest('[aria-busy]') || host.root.querySelector('.wisp-chip')) return
    const suggestion = suggest(tidyEmail(control.value))
    if (!suggestion) return
    const text = (host.words.didYouMean ?? english.didYouMean).replace('{email}', () => suggestion)
    hint = createSuggestion(control, text, suggestion, host.say)
    placeChip(container, hint)
    host.say(text)
  }
  const onChange = (): void => {
    // The value is the one that the question is about. Taking it away would move what is being pressed.
    if (hint?.matches('.wisp-chip')) return
    clear()
    // The chip moves what is below it, which may be the button that the visitor presses.
    callOff = press.afterwards(showSuggestion)
  }
  host.adopt(import.meta.wispCss)
  if (wasLeft) onChange()
  return {
    check: () => (isFree(domainOf(tidyEmail(control.value))) ? 'business' : undefined),
    stop: all([
      clear,
      press.stop,
      on(control, 'input', onInput),
      on(control, 'keydown', onKeydown),
      on(control, 'change', onChange),
    ]),
  }
}
