/** What a form does from the time it is drawn until the submit chunk has come. */
import { after, afterPaint, all, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import type { Lead } from '../../../shared/reporting/lead'
import { OUTBOX } from '../../../shared/reporting/waiting'
import { type Live, submitForm } from '../../core/ui/index'
import { draftOf } from './draft'

/** What the submit chunk exports: everything that happens to a form once somebody uses it. */
interface Submitting {
  attach(live: Live): Stop
}

/** Milliseconds before what could not be fetched is asked for again; each wait is twice as long as the one before. */
const RETRY = 3_000
/** Milliseconds that a press waits before the visitor is told. */
const PATIENCE = 8_000

/** Says in the form that the lead is kept. */
const createNote = ({ words }: Live) => {
  const note = doc.createElement('p')
  Object.assign(note, { className: 'wisp-note', role: 'alert', textContent: words.kept })
  return note
}

/** A press that comes before `submit` does is kept at once. The popup gone, or the page left, it is sent as it is. */
const createPress = (live: Live) => {
  const { context, converted, say, words } = live
  const { storage } = context.page
  const note = createNote(live)
  let form: HTMLFormElement | undefined
  let lead: Lead | undefined
  let stopWaiting: Stop = () => {}

  const rest = (): void => {
    stopWaiting()
    if (form) form.ariaBusy = null
  }
  /** It cannot be submitted now: says what becomes of it, or, in the browser's own words, what is wrong with it. */
  const late = (): void => {
    rest()
    if (lead) form?.append(note)
    else form?.reportValidity()
  }
  return {
    late,
    press(pressed: HTMLFormElement): void {
      rest()
      note.remove()
      form = pressed
      form.ariaBusy = 'true'
      say(words.busy)
      lead = draftOf(form, live) ?? lead
      if (lead) context.keep(lead)
      stopWaiting = after(PATIENCE, late)
    },
    /** The submit chunk has come: it checks the form, and sends the lead or says what is wrong. */
    submit(): void {
      rest()
      note.remove()
      if (!form) return
      if (lead) storage.set(`${OUTBOX}${lead.submissionId}`, undefined)
      lead = undefined
      submitForm(form)
      // Found wrong, it is not for another tab to send.
      storage.flush()
    },
    /** The visitor types on and will press again. Until then the draft of the last press stays in the outbox. */
    change(): void {
      rest()
      form = undefined
    },
    stop(): void {
      rest()
      if (!lead || !storage.get(`${OUTBOX}${lead.submissionId}`)?.draft) return
      converted()
      reportRejection(context.convert(lead))
    },
  }
}

/**
 * A sandboxed frame may be forbidden to submit forms: the browser then tells nobody of the press, and complains on the console
 * (https://html.spec.whatwg.org/#form-submission-algorithm). Such a frame has no origin.
 */
const submitByHand = (event: Event): void => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button,input[type=submit]')
  if (origin !== 'null' || button?.type !== 'submit') return
  event.preventDefault()
  submitForm(button.form)
}

export const hold = (live: Live): Stop => {
  const press = createPress(live)
  let detach: Stop | undefined
  let over = false
  let pause = RETRY
  const attach = async (): Promise<void> => {
    const submitting = await live.context.page.load<Submitting>('submit')
    if (over) return
    listening()
    detach = submitting.attach(live)
    press.submit()
  }
  const load = (): void => {
    attach().catch(() => {
      if (over) return
      press.late()
      after(pause, () => over || load())
      pause *= 2
    })
  }
  const listening = all([
    on(live.root, 'submit', ({ target }) => press.press(target as HTMLFormElement)),
    on(live.root, 'input', press.change),
  ])
  const stop = all([afterPaint(load), on(live.root, 'click', submitByHand)])
  return () => {
    over = true
    stop()
    listening()
    detach?.()
    press.stop()
  }
}
