/** The steps of one form: the place of its visitor, and the elements that show. */
import type { StepsForOthers } from '../../../shared/page/model/form-steps'
import type { Live } from '../../core/ui/index'
import { type Answers, readAnswers } from './answers'
import { display } from './display'
import { lengthOf, pathTo, stepAfter, type Way } from './path'
import { isOnlyChosen, nameOf, stepsIn, wayThrough } from './way'
import { type Place, wordsFor } from './words'

let headingCount = 0

const visible = (elements: Iterable<HTMLElement>): HTMLElement | undefined =>
  [...elements].find((element) => element.getClientRects().length)

/**
 * A step that comes into view is read from its start, and names the window: its heading gets the focus, which screen readers then read
 * out, else its first field.
 */
const arrive = (frame: HTMLElement, step: Element): void => {
  const heading = visible(step.querySelectorAll<HTMLElement>('h1,h2,h3'))
  if (heading) {
    heading.tabIndex = -1
    heading.id ||= `wisp-step-${++headingCount}`
    frame.setAttribute('aria-labelledby', heading.id)
  }
  for (const box of [frame, frame.querySelector('.wisp-root')]) if (box) box.scrollTop = 0
  const place = heading ?? visible(step.querySelectorAll<HTMLElement>('input,select,textarea,button'))
  place?.focus({ preventScroll: true })
}

export interface FormSteps extends StepsForOthers {
  /** The form with the steps; undefined while another screen is shown. */
  form(): HTMLFormElement | undefined
  /** The step that is shown; undefined in a form of a single screen. */
  current(): HTMLElement | undefined
  /** Number of the step that is shown, and of all on the present path. */
  place(): Place
  /** The next step or screen; undefined after the last step. */
  after(to?: string): string | undefined
  /** True if nothing is typed in this step, and all that must be chosen is. */
  isOnlyChosen(): boolean
  answers(): Answers
  /** Reads the answers anew, and shows the elements whose conditions they meet. */
  refresh(): void
  /** Goes to a step, or to another screen. */
  go(name: string): void
  back(): void
  /** The step at which the form begins when it comes into view. */
  begin(step: string): void
}

/** Keeps the form that is on the screen, and the steps that the visitor has taken in it. */
const createPath = (root: ShadowRoot) => {
  let path: string[] = []
  let lastForm: HTMLFormElement | undefined
  let firstStep: string | undefined
  const form = (): HTMLFormElement | undefined =>
    root.querySelector<HTMLFormElement>('form[data-wisp-form]') ?? undefined
  const answers = (): Answers => readAnswers(lastForm, path)
  const way = (): Way => wayThrough(lastForm, answers())
  const elementOf = (name: string | undefined): HTMLElement | undefined =>
    stepsIn(form()).find((step) => nameOf(step) === name)
  return {
    form,
    answers,
    way,
    elementOf,
    steps: (): readonly string[] => path,
    /** True if the form has come into view, for the first time or again. */
    enter(): boolean {
      const newForm = form()
      if (!newForm || newForm === lastForm) return false
      lastForm = newForm
      path = []
      const { isLeftOut, steps } = way()
      const start = steps.find((name) => name === firstStep) ?? steps.find((name) => !isLeftOut(name)) ?? steps[0]
      path = start === undefined ? [] : [start]
      firstStep = undefined
      return true
    },
    begin(step: string): void {
      firstStep = step
    },
    goTo(step: string): void {
      path = pathTo(path, step)
    },
    goBack(): void {
      path = path.slice(0, -1)
    },
  }
}

export const createFormSteps = (live: Live): FormSteps => {
  const { root } = live
  const changes = live.context.page.signals.signal(0)
  const { answers, begin, elementOf, enter, form, goBack, goTo, steps, way } = createPath(root)
  const currentName = (): string => steps().at(-1) ?? ''
  const current = (): HTMLElement | undefined => elementOf(currentName())
  const place = (): Place => ({ step: steps().length, count: lengthOf(way(), steps()) })
  const reveal = (): void => {
    display(root, form(), currentName(), answers())
    changes.value = changes.peek() + 1
  }
  const show = (): void => {
    reveal()
    const step = current()
    const frame = root.querySelector<HTMLElement>('.wisp-frame')
    if (!step || !frame) return
    live.say(wordsFor(live, place()))
    arrive(frame, step)
  }
  /** A popup that opens with the form leaves the focus to its type. */
  let isOpen = false
  const refresh = (): void => {
    if (enter() && isOpen) show()
    else reveal()
    isOpen = true
  }
  return {
    ...{ answers, begin, changes, current, form, place, refresh },
    after: (to) => stepAfter(way(), currentName(), to),
    isOnlyChosen() {
      const step = current()
      return !!step && isOnlyChosen(step)
    },
    go(name) {
      if (elementOf(name)) {
        goTo(name)
        show()
      } else live.go(name)
    },
    back() {
      if (steps().length < 2) return
      goBack()
      show()
    },
  }
}
