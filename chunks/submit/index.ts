/** Everything that happens to a form once somebody uses it: checks, and giving the lead away once. */
import { after, all, on, type Stop, settle } from '../../shared/dom'
import { calm, type Live } from '../ui/index'
import { emptyProblem, type Problems, problemsOf } from './check'
import { collect, fieldOf, fieldsOf } from './fields'
import { tell } from './problems'

/** Milliseconds after an answer in which a second submit is taken for a slip (decisions.md, forms and leads). */
const COOL_DOWN = 1_000

/** Seconds that a thank screen stays where the owner did not say, and that the button's own thanks are seen. */
const LONG_STAY = 60
const SHORT_STAY = { lead: 2, click: 1, social_proof: 1 }

const shake = (form: HTMLElement): void => {
  if (!calm())
    form.animate({ translate: ['0', '-8px', '7px', '-5px', '3px', '0'] }, { duration: 420, easing: 'ease-out' })
}

/** Looks the form over; false when it may go. */
const hasProblems = (form: HTMLFormElement, { words }: Live): boolean => {
  const fields = fieldsOf(form)
  const empty = emptyProblem(fields, words)
  if (empty) shake(form)
  const problems: Problems = empty ?? problemsOf(fields, words)
  tell(fields, problems)
  const wrong = fields.find(({ name }) => problems[name])
  wrong?.controls.find(({ validity }) => !validity.valid || wrong.controls.length === 1)?.focus()
  return Boolean(wrong)
}

/** The button itself says what became of the press, where no other screen does. */
const sayOnButton = (form: HTMLFormElement, text: string): void => {
  const button = form.querySelector('button:not([type=button]),[data-wisp-action=submit]')
  if (button) button.textContent = text
}

const give = (form: HTMLFormElement, live: Live): Promise<void> => {
  const { close, context, design, elapsed, root, submissionId, words } = live
  const trap = root.querySelector<HTMLInputElement>('[data-wisp-trap]')?.value ?? ''
  const lead = { ...collect(fieldsOf(form)), submissionId, elapsed: elapsed(), trap }
  const given = context.convert(lead)
  sayOnButton(form, words.sent)
  live.converted()
  const thanks = design.thanks && live.screens.includes('thanks')
  if (thanks) live.go('thanks')
  else live.say(words.sent)
  const stay = thanks ? (design.thanksAutoClose ?? LONG_STAY) : SHORT_STAY[context.popup.target]
  after(stay * 1000, () => close('auto'))
  return given
}

export const attach = (live: Live): Stop => {
  let busy = false
  const rest = (): void => void after(COOL_DOWN, () => (busy = false))
  const submit = ({ target }: Event): void => {
    const form = target as HTMLFormElement
    if (hasProblems(form, live) || busy) return
    if (live.preview) {
      sayOnButton(form, live.preview.refused)
      return
    }
    busy = true
    settle(give(form, live).finally(rest))
  }
  const forgive = ({ target }: Event): void => {
    const marked = (target as HTMLElement).closest<HTMLElement>('[data-wisp-field]')
    if (marked) tell([fieldOf(marked)], {})
  }
  return all([on(live.root, 'submit', submit), on(live.root, 'input', forgive)])
}
