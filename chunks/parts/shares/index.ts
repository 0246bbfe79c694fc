/** The shares of the answers to a question, after the visitor has answered it. */
import { createElement } from 'react'
import { formStepsOf } from '../../../shared/page/model/form-steps'
import { all, on } from '../../../shared/page/platform/dom'
import type { Part } from '../../core/ui/index'
import { createPoll, type Poll } from './poll'
import { questionsIn, VOTE } from './questions'
import { Shares } from './shares'
import './shares.css'

/** Votes when the visitor has passed a step, goes on to another screen, or gives a lead. */
const hold =
  (poll: Poll): NonNullable<Part['hold']> =>
  (live) => {
    const { go } = live
    const { effect, untracked } = live.context.page.signals
    const steps = formStepsOf(live)
    let pressed: Element | null = null
    live.go = (screen) => {
      if (pressed?.getAttribute('data-wisp-action') !== 'back')
        poll.leave(live, { field: pressed?.getAttribute(VOTE) ?? '', value: pressed?.getAttribute('value') ?? '' })
      go(screen)
    }
    return all([
      // Before the press acts, and until it has.
      on(
        live.root,
        'click',
        ({ target }) => {
          pressed = (target as Element).closest('[data-wisp-action]')
        },
        true,
      ),
      on(live.root, 'click', () => {
        pressed = null
      }),
      effect(() => {
        if (steps?.changes.value) untracked(() => poll.pass(live))
      }),
    ])
  }

/** Each popup has a part of its own, which keeps its votes. */
const createPart = (poll: Poll): Part => ({
  ready,
  css: import.meta.wispCss,
  components: { 'data-wisp-shares': (marked) => createElement(Shares, { ...marked, poll }) },
  hold: hold(poll),
  submitted(live) {
    poll.leave(live)
    return false
  },
})

export const ready: NonNullable<Part['ready']> = async (template, { id }, { page }, parts) => {
  parts.shares = createPart(createPoll(page, id, questionsIn(template)))
  return true
}
