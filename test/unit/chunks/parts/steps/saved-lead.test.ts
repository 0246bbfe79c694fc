// @vitest-environment happy-dom
/** What waits in the outbox, and what is sent, while a visitor goes through the steps of a form. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui/live'
import { createOpening } from '../../../../../chunks/parts/steps/opening'
import type { PopupContext } from '../../../../../shared/page/model/popup-context'
import * as signals from '../../../../../shared/page/platform/signals'
import type { Lead } from '../../../../../shared/page/visit/lead'

const HTML = `<div class="wisp-frame"><form data-wisp-form>
  <section data-wisp-step="mail"><input type="email" data-wisp-field="email"></section>
  <section data-wisp-step="skin"><input type="radio" name="skin" value="dry" data-wisp-field="skin" data-wisp-tag="dry-skin"></section>
  <section data-wisp-step="call"><input data-wisp-field="phone"><button>Send</button></section>
</form></div>`

const leadOf = (fields: Record<string, string>): Lead => ({
  submissionId: 'one',
  fields,
  extraFields: [],
  elapsed: 9,
  trap: '',
})

/** A lead in a word: its address, its tags, and how much of the form it is. */
const described = ({ extraFields, fields }: Lead): string =>
  [fields.email, ...extraFields.flatMap(({ name, value }) => (value ? `${name}=${value}` : []))].join(' ')

const open = () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  root.append(document.createRange().createContextualFragment(HTML))
  const calls: string[] = []
  /** The entries of the outbox by their keys. A draft is kept, and not sent yet. */
  const outboxEntries = new Map<string, { lead: Lead; draft?: number }>()
  const storage = {
    get: (key: string) => outboxEntries.get(key),
    set: (key: string) => outboxEntries.delete(key),
  }
  const outbox = {
    page: { storage },
    keep(lead: Lead) {
      outboxEntries.set(`outbox.${lead.submissionId}`, { lead: structuredClone(lead), draft: 1 })
      calls.push(`keep ${described(lead)}`)
    },
    async convert(lead: Lead) {
      outboxEntries.set(`outbox.${lead.submissionId}`, { lead: structuredClone(lead) })
      calls.push(`send ${described(lead)}`)
      return { conversionId: await answers() }
    },
  } as unknown as PopupContext
  const live = {
    root,
    words: {},
    submissionId: 'one',
    context: { page: { signals }, popup: { language: 'en' } },
    say() {},
    go() {},
    converted: () => calls.push('converted'),
  } as unknown as Live
  const opening = createOpening(live, outbox)
  const stop = opening.hold()
  let answers = async (): Promise<string> => 'id'
  let isWaiting = false
  const form = root.querySelector('form') as HTMLFormElement
  const lead = (): Lead => {
    const field = form.querySelector<HTMLInputElement>('[type=email]')
    return { ...leadOf(field?.value && !field.disabled ? { email: field.value } : {}), gestures: 1 }
  }
  /** The checks accept the fields, and the form makes a lead. */
  const accept = (): void => {
    void opening.convert(lead())
    live.converted()
    opening.endStep()
  }
  // The form takes each press for one that sends it: it makes a lead of all fields up to here, or waits for its checks.
  form.addEventListener('submit', () => {
    if (isWaiting) opening.keep(lead())
    else accept()
  })
  const type = (email: string): void => {
    const field = form.querySelector('input') as HTMLInputElement
    field.value = email
  }
  /** A press of the button that sends the form. */
  const send = (): void => {
    root.querySelector('button')?.click()
  }
  return {
    ...{ accept, calls, live, opening, send, stop, outboxEntries, type },
    /** From now on the form waits for its checks. */
    wait: () => {
      isWaiting = true
    },
    answerBy: (answer: () => Promise<string>) => {
      answers = answer
    },
    step: () => opening.steps.current()?.dataset.wispStep,
  }
}

beforeEach(() => {
  document.body.replaceChildren()
})

it('a step with an address is kept, and sent when the popup closes', () => {
  const { calls, opening, type } = open()
  type('ann@example.com')
  opening.next(undefined)
  expect(opening.steps.current()?.dataset.wispStep).toBe('skin')
  expect(calls).toEqual(['keep ann@example.com wisp-part=1'])
  opening.close()
  expect(calls.slice(1)).toEqual(['converted', 'send ann@example.com wisp-part=1'])
})

it('a step with an address is sent after a minute without another one', () => {
  vi.useFakeTimers()
  const { calls, opening, type } = open()
  type('ann@example.com')
  opening.next(undefined)
  vi.advanceTimersByTime(59_000)
  expect(calls).toEqual(['keep ann@example.com wisp-part=1'])
  vi.advanceTimersByTime(1_000)
  expect(calls.slice(1)).toEqual(['converted', 'send ann@example.com wisp-part=1'])
  opening.close()
  expect(calls).toHaveLength(3)
  vi.useRealTimers()
})

it('choices need no further check: they are kept with what was checked before', () => {
  const { calls, opening, live, type } = open()
  type('ann@example.com')
  opening.next(undefined)
  const box = live.root.querySelector('[type=radio]') as HTMLInputElement
  box.checked = true
  opening.steps.refresh()
  opening.next(undefined)
  expect(opening.steps.current()?.dataset.wispStep).toBe('call')
  expect(calls[1]).toContain('wisp-tags=dry-skin wisp-part=2')
})

it('nothing is kept or sent without an address', () => {
  const { calls, opening } = open()
  opening.next(undefined)
  expect(opening.steps.current()?.dataset.wispStep).toBe('skin')
  opening.close()
  expect(calls).toEqual([])
})

const PRESS = { submissionId: 'one', fields: {}, extraFields: [], elapsed: 9, trap: '' }

/** The visitor has given an address, and stands on the last step. */
const openLast = () => {
  const opened = open()
  opened.type('ann@example.com')
  opened.opening.next(undefined)
  opened.opening.next(undefined)
  expect(opened.step()).toBe('call')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
  opened.calls.length = 0
  return opened
}

const hide = (): void => {
  const hidden = vi.spyOn(Reflect.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('the whole lead is sent once more while a part of it is on its way, since the answer to that takes it out of the outbox', async () => {
  const { answerBy, calls, opening, send } = openLast()
  answerBy(() => new Promise((resolve) => setTimeout(resolve, 1, 'id')))
  opening.close()
  send()
  await expect.poll(() => calls.filter((call) => call === 'send ann@example.com wisp-part=0').length).toBe(2)
})

it('the whole lead is sent once where a part of it has been answered', async () => {
  const { calls, send } = openLast()
  hide()
  expect(calls).toEqual(['converted', 'send ann@example.com wisp-part=2'])
  await new Promise((resolve) => setTimeout(resolve))
  send()
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls.slice(2)).toEqual(['send ann@example.com wisp-part=0', 'converted'])
})

it('the whole lead is sent once where nothing has been sent', async () => {
  const { calls, opening, send } = openLast()
  send()
  await new Promise((resolve) => setTimeout(resolve))
  opening.close()
  expect(calls).toEqual(['send ann@example.com wisp-part=0', 'converted'])
})

it('a step whose visitor goes back while its checks are awaited stays a step, and leads nowhere', () => {
  const { accept, calls, opening, step, type, wait } = open()
  type('ann@example.com')
  opening.next(undefined)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
  opening.back()
  wait()
  opening.next(undefined)
  opening.back()
  calls.length = 0
  accept()
  expect(step()).toBe('mail')
  expect(calls).toEqual(['keep ann@example.com wisp-part=3'])
})

it('a step that is awaited when the popup closes is a part, also after a press to go back', () => {
  const { accept, calls, opening, type, wait } = open()
  wait()
  type('ann@example.com')
  opening.next(undefined)
  opening.back()
  opening.close()
  accept()
  expect(calls).toContain('send ann@example.com wisp-part=2')
  expect(calls).not.toContain('send ann@example.com wisp-part=0')
})

it('a form whose visitor goes back after sending it, while its checks are awaited, is a part, however the popup is left', () => {
  const { accept, calls, opening, outboxEntries, send, step, wait } = openLast()
  wait()
  send()
  opening.back()
  expect(step()).toBe('skin')
  expect(outboxEntries.get('outbox.one')?.lead.extraFields).toMatchObject([{ name: 'wisp-part', value: '3' }])
  opening.close()
  accept()
  expect(calls.filter((call) => call.startsWith('send'))).toEqual(['send ann@example.com wisp-part=4'])
})

it('a step whose check never came is a part after the visitor has gone back and on without a check', () => {
  const { accept, calls, opening, step, type, wait } = open()
  wait()
  type('ann@localhost')
  opening.next(undefined)
  opening.back()
  // Nothing is typed any more, so the step passes without a check.
  type('')
  opening.next(undefined)
  expect(step()).toBe('skin')
  type('ann@localhost')
  opening.close()
  accept()
  expect(calls.filter((call) => call.startsWith('send'))).toEqual(['send ann@localhost wisp-part=2'])
})

it('a whole lead that waits for its checks stays in the outbox when the page is left', () => {
  const { calls, send, outboxEntries, wait } = openLast()
  wait()
  send()
  hide()
  expect(calls).toEqual(['keep ann@example.com wisp-part=0'])
  expect(outboxEntries.get('outbox.one')?.lead.extraFields).toMatchObject([{ name: 'wisp-part', value: '0' }])
})

it('a step that waits for its checks is sent when the page is left, and not what was saved before', () => {
  const { calls, opening, type, wait } = open()
  type('ann@example.com')
  opening.next(undefined)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
  opening.back()
  type('bob@example.com')
  wait()
  opening.next(undefined)
  calls.length = 0
  hide()
  expect(calls).toEqual(['converted', 'send bob@example.com wisp-part=2'])
})

it('a press that is a conversion sends what is saved, and never an empty lead in its place', () => {
  const { calls, opening, outboxEntries, type } = open()
  type('ann@example.com')
  opening.next(undefined)
  opening.close()
  void opening.convert({ ...PRESS })
  expect(calls.filter((call) => call.startsWith('send'))).toEqual(['send ann@example.com wisp-part=1'])
  expect(outboxEntries.get('outbox.one')?.lead.fields).toMatchObject({ email: 'ann@example.com' })
})

it('a press that is a conversion is sent as it is where nothing is saved', () => {
  const { calls, opening } = open()
  void opening.convert({ ...PRESS })
  expect(calls).toEqual(['converted', 'send '])
})

it('a form that is drawn again goes on with the same lead', () => {
  const { opening, outboxEntries, type } = open()
  type('ann@example.com')
  opening.next(undefined)
  opening.next('mail')
  void opening.convert({ ...leadOf({ email: 'ann@example.com' }), submissionId: 'one-1' })
  expect([...outboxEntries.keys()]).toEqual(['outbox.one'])
})

it('presses while the form takes none make one press, which leads one step on', () => {
  vi.useFakeTimers()
  const { opening, step, type } = open()
  type('ann@example.com')
  opening.next(undefined)
  opening.back()
  opening.next(undefined)
  vi.advanceTimersByTime(500)
  opening.next(undefined)
  vi.advanceTimersByTime(5_000)
  expect(step()).toBe('skin')
  opening.back()
  opening.next(undefined)
  opening.back()
  vi.advanceTimersByTime(5_000)
  expect(step()).toBe('mail')
  vi.useRealTimers()
})

it('an address that the visitor takes back is not sent', () => {
  const { calls, opening, type } = open()
  type('ann@example.com')
  opening.next(undefined)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
  opening.back()
  type('')
  opening.next(undefined)
  opening.close()
  expect(calls).toEqual(['keep ann@example.com wisp-part=1'])
})
