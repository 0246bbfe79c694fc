// @vitest-environment happy-dom
/** Forms with steps, drawn at random and walked through at random, against a small model of them. */
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui/live'
import { createFormSteps } from '../../../../../chunks/parts/steps/form-steps'
import { collect } from '../../../../../shared/page/forms/collect'
import { fieldsOf } from '../../../../../shared/page/forms/fields'
import * as signals from '../../../../../shared/page/platform/signals'
import '../../../../support/seed'

const ANSWERS = ['a', 'b', 'c']

/** A step with one question of three answers, and a text that may have a condition of its own. */
interface Step {
  /** For each answer, the number of the step to which it leads; none: the next one. */
  leads: (number | undefined)[]
  /** The number of the step that its button names, which goes over its answers; or that it sends the form. */
  press: number | 'send' | undefined
  /** The question of an earlier step, and the answers by which this step shows or hides. */
  condition: { kind: 'show' | 'hide'; question: number; accepted: string[] } | undefined
  /** The answer of this step that shows its text. */
  textFor: string
}

type Move = { kind: 'choose'; answer: number } | { kind: 'next' } | { kind: 'back' }

const stepsArbitrary = fc.integer({ min: 2, max: 6 }).chain((count) =>
  fc.tuple(
    ...Array.from({ length: count }, (_, index) =>
      fc.record({
        leads: fc.tuple(
          ...ANSWERS.map(() => fc.option(fc.integer({ min: 0, max: count - 1 }), { nil: undefined, freq: 2 })),
        ),
        press: fc.option(fc.oneof(fc.integer({ min: 0, max: count - 1 }), fc.constant('send' as const)), {
          nil: undefined,
          freq: 1,
        }),
        condition: index
          ? fc.option(
              fc.record({
                kind: fc.constantFrom('show' as const, 'hide' as const),
                question: fc.integer({ min: 0, max: index - 1 }),
                accepted: fc.subarray(ANSWERS, { minLength: 1 }),
              }),
              { nil: undefined },
            )
          : fc.constant(undefined),
        textFor: fc.constantFrom(...ANSWERS),
      }),
    ),
  ),
)

const movesArbitrary = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('choose' as const), answer: fc.integer({ min: 0, max: 2 }) }),
    fc.constant({ kind: 'next' as const }),
    fc.constant({ kind: 'next' as const }),
    fc.constant({ kind: 'back' as const }),
  ),
  { maxLength: 25 },
)

const htmlOf = (steps: Step[]): string => {
  const buttonOf = (press: Step['press']): string =>
    press === 'send'
      ? '<button>Send</button>'
      : `<button type="button" data-wisp-action="next" ${press === undefined ? '' : `data-wisp-to="s${press}"`}>On</button>`
  const sections = steps.map(({ condition, leads, press, textFor }, index) => {
    const mark = condition
      ? `data-wisp-${condition.kind}-if="q${condition.question}:${condition.accepted.join('|')}"`
      : ''
    const boxes = ANSWERS.map((answer, number) => {
      const next = leads[number] === undefined ? '' : `data-wisp-next="s${leads[number]}"`
      return `<input type="radio" name="q${index}" value="${answer}" data-wisp-tag="${index}${answer}" ${next}>`
    })
    return `<section data-wisp-step="s${index}" ${mark}><h2>${index}</h2>
      <fieldset data-wisp-field="q${index}">${boxes.join('')}</fieldset>
      <p data-wisp-show-if="q${index}:${textFor}"><input data-wisp-field="t${index}" value="text ${index}"></p>${buttonOf(press)}</section>`
  })
  return `<div class="wisp-frame"><form data-wisp-form>${sections.join('')}</form></div>`
}

/** The same by rules alone, without a document. */
const createModel = (steps: Step[]) => {
  const chosen = new Map<number, string>()
  let path = [0]
  const answerOf = (step: number): string | undefined => (path.includes(step) ? chosen.get(step) : undefined)
  const isOpen = ({ condition }: Step): boolean =>
    !condition || condition.accepted.includes(answerOf(condition.question) ?? 'nothing') === (condition.kind === 'show')
  const follower = (now: number): number | undefined => {
    const press = steps[now]?.press
    if (press === 'send') return undefined
    const lead = steps[now]?.leads[ANSWERS.indexOf(answerOf(now) ?? '')]
    const start = press ?? lead ?? now + 1
    const found = steps.findIndex((step, index) => index >= start && isOpen(step))
    return found < 0 ? undefined : found
  }
  return {
    make(move: Move): void {
      const now = path.at(-1) ?? 0
      const next = follower(now)
      if (move.kind === 'choose') chosen.set(now, ANSWERS[move.answer] ?? '')
      else if (move.kind === 'back') path = path.length > 1 ? path.slice(0, -1) : path
      else if (next !== undefined) path = path.includes(next) ? path.slice(0, path.indexOf(next) + 1) : [...path, next]
    },
    step: () => `s${path.at(-1)}`,
    number: () => path.length,
    count: () => {
      const counted = new Set(path)
      let next = follower(path.at(-1) ?? 0)
      while (next !== undefined && !counted.has(next)) {
        counted.add(next)
        next = follower(next)
      }
      return counted.size
    },
    sent: () =>
      Object.fromEntries(
        [...path]
          .sort((a, b) => a - b)
          .flatMap((step) => [
            [`q${step}`, chosen.get(step) ?? ''],
            ...(chosen.get(step) === steps[step]?.textFor ? [[`t${step}`, `text ${step}`]] : []),
          ]),
      ),
    tags: () =>
      [...path].sort((a, b) => a - b).flatMap((step) => (chosen.has(step) ? [`${step}${chosen.get(step)}`] : [])),
  }
}

const open = (steps: Step[]) => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  root.append(document.createRange().createContextualFragment(htmlOf(steps)))
  const live = {
    root,
    words: {},
    context: { page: { signals }, popup: { language: 'en' } },
    say() {},
    go() {},
  } as unknown as Live
  const formSteps = createFormSteps(live)
  formSteps.refresh()
  return { formSteps, form: root.querySelector('form') as HTMLFormElement }
}

/** The document of these tests reads `:enabled` with `:not()` wrongly. */
const enabledFieldsOf = (form: HTMLFormElement) =>
  fieldsOf(form)
    .map((field) => ({ ...field, controls: field.controls.filter(({ disabled }) => !disabled) }))
    .filter(({ controls }) => controls.length)

beforeEach(() => {
  document.body.replaceChildren()
})

it('sends exactly the answers on the path, and shows the step at its end, whatever was chosen and taken back', () => {
  fc.assert(
    fc.property(stepsArbitrary, movesArbitrary, (steps, moves) => {
      const model = createModel(steps)
      const { form, formSteps } = open(steps)
      for (const move of moves) {
        const now = formSteps.current() as HTMLElement
        if (move.kind === 'choose') {
          const box = now.querySelectorAll('input')[move.answer] as HTMLInputElement
          box.checked = true
          formSteps.refresh()
        } else if (move.kind === 'back') formSteps.back()
        else {
          const button = now.querySelector<HTMLElement>('[data-wisp-action=next]')
          const next = button && formSteps.after(button.dataset.wispTo)
          if (next) formSteps.go(next)
        }
        model.make(move)
        const shown = [...form.querySelectorAll<HTMLElement>('[data-wisp-step]')].filter(({ hidden }) => !hidden)
        expect(shown.map((step) => step.dataset.wispStep)).toEqual([model.step()])
        expect(formSteps.place().step).toBe(model.number())
        expect(formSteps.place().count).toBe(model.count())
        const { extraFields } = collect(enabledFieldsOf(form))
        expect(Object.fromEntries(extraFields.map(({ name, value }) => [name, value]))).toEqual(model.sent())
        expect(formSteps.answers().chosen('data-wisp-tag')).toEqual(model.tags())
      }
    }),
  )
})
