import { useLayoutEffect, useRef, useState } from 'react'
import { after, all, on, settle } from '../../shared/dom'
import { calm, type Live, type Marked, useLive } from '../ui/index'
import { emptyProblem, type Problems, problemsOf } from './check'
import { collect, fieldsOf } from './fields'
import { ProblemsContext } from './problems'

/** Milliseconds after an answer in which a second submit is taken for a slip (decisions.md, forms and leads). */
const COOL_DOWN = 1_000

const shake = (form: HTMLElement): void => {
  if (!calm())
    form.animate({ translate: ['0', '-8px', '7px', '-5px', '3px', '0'] }, { duration: 420, easing: 'ease-out' })
}

/** Looks the form over; undefined when it may go. */
const findProblems = (form: HTMLFormElement, { words }: Live): Problems | undefined => {
  const fields = fieldsOf(form)
  const empty = emptyProblem(fields, words)
  if (empty) shake(form)
  const problems = empty ?? problemsOf(fields, words)
  const wrong = fields.find(({ name }) => problems[name])
  wrong?.controls.find(({ validity }) => !validity.valid || wrong.controls.length === 1)?.focus()
  return wrong && problems
}

/** The button itself says what became of the press, where no other screen does. */
const sayOnButton = (form: HTMLFormElement, text: string): void => {
  const button = form.querySelector('button:not([type=button]),[data-wisp-action=submit]')
  if (button) button.textContent = text
}

const give = (form: HTMLFormElement, live: Live, trap: string): Promise<void> => {
  const { context, elapsed, submissionId } = live
  const lead = { ...collect(fieldsOf(form)), submissionId, elapsed: elapsed(), trap }
  const given = context.convert(lead)
  sayOnButton(form, live.words.sent)
  live.submitted()
  return given
}

/** The lead form: checks, gives the lead away once, and draws the trap that only a bot falls into. */
export const Form = ({ element }: Marked) => {
  const live = useLive()
  const trap = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  useLayoutEffect(() => {
    let busy = false
    const rest = (): void => void after(COOL_DOWN, () => (busy = false))
    const submit = ({ target }: Event): void => {
      const form = target as HTMLFormElement
      const found = findProblems(form, live)
      setProblems(found ?? {})
      if (found || busy) return
      if (live.preview) {
        sayOnButton(form, live.preview.refused)
        return
      }
      busy = true
      settle(give(form, live, trap.current?.value ?? '').finally(rest))
    }
    const forgive = ({ target }: Event): void => {
      const name = (target as HTMLElement).closest<HTMLElement>('[data-wisp-field]')?.dataset.wispField
      if (name) setProblems((told) => (told[name] ? { ...told, [name]: '' } : told))
    }
    return all([on(live.root, 'submit', submit), on(live.root, 'input', forgive)])
  }, [live])
  return (
    <ProblemsContext.Provider value={problems}>
      {element}
      <span className="wisp-hidden" aria-hidden="true">
        <input ref={trap} name="website" autoComplete="off" tabIndex={-1} />
      </span>
    </ProblemsContext.Provider>
  )
}
