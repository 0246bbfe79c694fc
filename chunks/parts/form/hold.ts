/**
 * Handles a form until the submit chunk is loaded. Most visitors never touch the form, so the chunk is fetched when one points
 * at the popup, types, or presses. A press that comes sooner is kept, and waits for it.
 */

import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import { after, afterPaint, all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { LEAD_PREFIX } from '../../../shared/page/storage/records'
import type { Lead } from '../../../shared/page/visit/lead'
import { type Live, submitForm } from '../../core/ui/index'
import { draftOf } from './draft'

/** Exports of the submit chunk. */
interface SubmitChunk {
  attach(live: Live, touched: boolean, lastButton?: Element): Stop
}

/** Milliseconds before the first retry of a failed load; doubled for each further one. */
const RETRY_MS = 3_000
/** Milliseconds after a press until the visitor is told that the lead is not sent yet. */
const UNSENT_NOTICE_MS = 8_000

/** Tells the visitor that the lead is stored and will be sent later. */
const createNote = ({ words }: Live) => {
  const note = doc.createElement('p')
  Object.assign(note, { className: 'wisp-note', role: 'alert', textContent: words.kept })
  return note
}

/** Stores a draft if the visitor submits before the submit chunk is loaded. On close, the draft is sent. */
const createPress = (live: Live) => {
  const { context, converted, say, words } = live
  const { storage } = context.page
  const note = createNote(live)
  let form: HTMLFormElement | undefined
  let lead: Lead | undefined
  let stopTimer: Stop = () => {}

  const name = () => `${LEAD_PREFIX}${lead?.submissionId ?? ''}` as const
  const endWait = (): void => {
    stopTimer()
    if (form) form.ariaBusy = null
  }
  /** The submit chunk is late: say that the draft is stored, if it is, or show the browser's validation messages. */
  const late = (): void => {
    endWait()
    if (storage.get(name())) form?.append(note)
    else form?.reportValidity()
  }
  return {
    late,
    press(pressed: HTMLFormElement): void {
      endWait()
      note.remove()
      form = pressed
      form.ariaBusy = 'true'
      say(words.busy)
      lead = draftOf(form, live) ?? lead
      if (lead) context.keep(lead)
      stopTimer = after(UNSENT_NOTICE_MS, late)
    },
    /** The submit chunk is loaded: let it check the form and send the lead, or show what is wrong. */
    submit(): void {
      endWait()
      note.remove()
      if (!form) return
      storage.set(name(), undefined)
      lead = undefined
      submitForm(form)
      // If the check failed, write the removal of the draft now, before another tab sends it.
      storage.flush()
    },
    /** The visitor is typing and will submit again. Until then the previous draft stays in the outbox. */
    change(): void {
      endWait()
      form = undefined
    },
    stop(): void {
      endWait()
      if (!lead || !storage.get(name())?.draft) return
      converted()
      reportRejection(context.convert(lead))
    },
  }
}

/**
 * A sandboxed frame may forbid form submission: the browser then fires no submit event and logs an error
 * (https://html.spec.whatwg.org/#form-submission-algorithm). The origin of such a frame is `null`.
 */
const submitByHand = (event: Event): void => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button,input')
  if (origin !== 'null' || button?.type !== 'submit') return
  event.preventDefault()
  submitForm(button.form)
}

export const hold = (live: Live): Stop => {
  const press = createPress(live)
  let detach: Stop | undefined
  let stopped = false
  let touched = false
  /** The button that was clicked last, which may be the visitor's answer. */
  let lastButton: Element | undefined
  let loading = false
  let pause = RETRY_MS
  const attach = async (): Promise<void> => {
    const chunk = await loadBesideUi<SubmitChunk>(live.context.page, 'submit')
    if (stopped) return
    stopListening()
    detach = chunk.attach(live, touched, lastButton)
    press.submit()
  }
  const load = (): void => {
    attach().catch(() => {
      if (stopped) return
      press.late()
      after(pause, () => stopped || load())
      pause *= 2
    })
  }
  const loadOnce = (): void => {
    if (!loading) load()
    loading = true
  }
  const stopListening = all([
    on(live.root, 'submit', ({ target }) => {
      loadOnce()
      press.press(target as HTMLFormElement)
    }),
    on(live.root, 'click', ({ target }) => {
      lastButton = (target as Element).closest('button,[data-wisp-button]') ?? lastButton
    }),
    on(live.root, 'input', press.change),
    on(live.root, 'pointermove', loadOnce),
    ...['pointerdown', 'keydown', 'input'].map((type) =>
      on(live.root, type, () => {
        touched = true
        loadOnce()
      }),
    ),
    // A browser would open its own list at the first press.
    afterPaint(() => live.root.querySelector('[data-wisp-search]') && loadOnce()),
  ])
  const stop = on(live.root, 'click', submitByHand)
  return () => {
    stopped = true
    stop()
    stopListening()
    detach?.()
    press.stop()
  }
}
