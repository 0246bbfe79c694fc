// @vitest-environment happy-dom
/** What waits in the outbox, and what is sent, while a visitor goes through the steps of a form. */
import { beforeEach, expect, it, vi } from 'vitest'
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
  const outbox = {
    page: { storage: { get: () => ({}) } },
    keep: (lead: Lead) => calls.push(`keep ${described(lead)}`),
    convert: async (lead: Lead) => {
      calls.push(`send ${described(lead)}`)
      return { conversionId: 'id' }
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
  const form = root.querySelector('form') as HTMLFormElement
  // As the form answers a press to go on: it makes a lead of all fields up to here, and asks what to do with it.
  form.addEventListener('submit', () => {
    const email = form.querySelector<HTMLInputElement>('[type=email]')?.value ?? ''
    void opening.convert(leadOf(email ? { email } : {}))
    live.converted()
    opening.passed()
  })
  const type = (email: string): void => {
    const field = form.querySelector('input') as HTMLInputElement
    field.value = email
  }
  return { calls, live, opening, stop, type }
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

it('the whole lead is sent once more where a part of it has been sent, since the answer to that takes it out of the outbox', async () => {
  const { calls, opening, live, type } = open()
  type('ann@example.com')
  opening.next(undefined)
  opening.next(undefined)
  opening.close()
  calls.length = 0
  await opening.convert(leadOf({ email: 'ann@example.com', phone: '1' }))
  expect(calls).toEqual(['send ann@example.com wisp-part=0', 'send ann@example.com wisp-part=0'])
  expect(live.screen).toBeUndefined()
})

it('the whole lead is sent once where nothing has been sent', async () => {
  const { calls, opening, type } = open()
  type('ann@example.com')
  opening.next(undefined)
  calls.length = 0
  await opening.convert(leadOf({ email: 'ann@example.com' }))
  opening.close()
  expect(calls).toEqual(['send ann@example.com wisp-part=0'])
})
