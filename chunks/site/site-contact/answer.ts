/** Shows the answer to a submission in its form: the status as classes, and a message that is seen and heard. */
import { bare } from '../../../shared/page/platform/safe-dom'
import {
  ACTIVE,
  BUTTON,
  HIDDEN,
  lookClasses,
  OUTPUT,
  SPINNER,
  SPINNERS,
  SPOKEN,
  SUBMITTING,
} from '../../../shared/wire/page/site/contact'
import { make, setAttribute, statusOf } from './elements'

export interface Answer {
  /** @param output class of the place of the message, which is hidden without one */
  setStatus(status: string, output?: string): void
  /** The form is being sent. */
  begin(message: string): void
  /** The form is no longer being sent; the caller then sets its status. */
  end(): void
  /** @returns the block that screen readers read out */
  say(message: string, ...more: Node[]): HTMLElement
}

/** @param onChange called when the form has said another status before */
export const createAnswer = (
  wrapper: Element,
  form: HTMLFormElement,
  onChange: (status: string, before: string) => void,
): Answer => {
  const all = (selector: string): Element[] => [...wrapper.querySelectorAll(selector)]
  const classes = bare(form, 'classList')
  /** Statuses of the site's own have classes of their own. */
  let custom: string[] = []

  const spin = (yes: boolean): void => {
    if (!all(SPINNERS)[0]) wrapper.querySelector(BUTTON)?.after(make('span', SPINNER))
    for (const { classList } of all(SPINNERS)) classList.toggle(ACTIVE, yes)
    setAttribute(form, 'aria-busy', `${yes}`)
  }

  const answer: Answer = {
    setStatus(status, output = HIDDEN) {
      const lists = all(OUTPUT).map(({ classList }) => classList)
      for (const list of [classes, ...lists]) list.remove(...lookClasses(), ...custom)
      custom = [status, output]
      classes.add(status)
      for (const list of lists) list.add(output)
      const before = statusOf(form)
      setAttribute(form, 'data-status', status)
      if (before && before !== status) onChange(status, before)
    },
    begin(message) {
      answer.say(message)
      answer.setStatus(SUBMITTING)
      spin(true)
    },
    end() {
      spin(false)
      answer.say('')
    },
    say(message, ...more) {
      for (const output of all(OUTPUT)) output.textContent = message
      const spoken = wrapper.querySelector<HTMLElement>(`.${SPOKEN}`) ?? make('div', SPOKEN)
      if (!spoken.isConnected) wrapper.prepend(spoken)
      setAttribute(spoken, 'role', 'alert')
      setAttribute(spoken, 'tabindex', '-1')
      spoken.replaceChildren(message, ...more)
      return spoken
    },
  }
  return answer
}
