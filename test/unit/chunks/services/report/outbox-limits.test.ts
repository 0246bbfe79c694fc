// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { conversion } from '../../../../../chunks/services/conversion'
import { flush } from '../../../../../chunks/services/report'
import type { Send } from '../../../../../shared/page/platform/send'
import { type Conversion, LEAD_PREFIX } from '../../../../../shared/page/storage/records'
import { createStorage } from '../../../../../shared/page/storage/storage'
import { freshStorage, lead } from '../../../../support/browser-storage'
import { answers, createSite, OUTAGE, pass } from '../../../../support/reporting'

freshStorage()

const field = { id: 'f', type: 'text', placeholder: '', property: '', createdAs: '', version: '' }
const fieldsOf = (many: number) =>
  Array.from({ length: many }, (_, n) => ({ ...field, name: `f${n}`, value: 'x'.repeat(200) }))
const leadOf = (fields: number): Conversion => ({
  ...lead,
  lead: { ...lead.lead, fields: {}, extraFields: fieldsOf(fields) },
})

describe('the outbox', () => {
  it.each([
    ['of usual length outlives its page', 1, true],
    ['longer than browsers keep alive is sent without keepalive', 300, false],
  ])('a lead %s', async (_, fields, keepalive) => {
    const storage = createStorage(true)
    storage.set(`${LEAD_PREFIX}one`, leadOf(fields))
    const send = vi.fn<Send>(async () => ({ status: 200, text: '{"success":true,"conversion_id":"c-9"}' }))
    await flush({ conversion, json: JSON, load: async () => Promise.reject(new Error('no chunk')), send, storage })
    expect(send.mock.calls.map(([, request]) => request?.keepalive)).toEqual([keepalive])
  })

  it('a lead is kept if a page answered instead, such as the log-in of a network', async () => {
    const storage = createStorage(true)
    storage.set(`${LEAD_PREFIX}one`, leadOf(1))
    const send = vi.fn<Send>(async () => ({ status: 200, text: '<!doctype html><title>Log in</title>' }))
    const flushed = flush({
      conversion,
      json: JSON,
      load: async () => Promise.reject(new Error('no chunk')),
      send,
      storage,
    })
    await pass()
    await flushed
    expect(storage.keys(LEAD_PREFIX)).toEqual([`${LEAD_PREFIX}one`])
  })

  it('a lead waits while what encodes it cannot be fetched, and is sent once it can', async () => {
    const storage = createStorage(true)
    storage.set(`${LEAD_PREFIX}one`, leadOf(1))
    const send = vi.fn<Send>(async () => ({ status: 200, text: '{"success":true,"conversion_id":"c-9"}' }))
    let online = false
    const load = <T>(): Promise<T> =>
      online ? Promise.resolve({ conversion } as T) : Promise.reject(new Error('offline'))
    const flushed = flush({ json: JSON, load, send, storage })
    await pass(0)
    expect(send).not.toHaveBeenCalled()
    expect(storage.keys(LEAD_PREFIX)).toEqual([`${LEAD_PREFIX}one`])
    online = true
    await pass()
    await flushed
    expect(send).toHaveBeenCalledTimes(1)
    expect(storage.keys(LEAD_PREFIX)).toEqual([])
  })

  it('stops waiting for the next attempt once the browser is online', async () => {
    const { openPage, received } = createSite(answers(503, 503, 200))
    const listens = vi.spyOn(window, 'addEventListener')
    const page = await openPage()
    page.show().viewed()
    // The second attempt has failed; the third is 8 s away.
    await pass(3_000)
    expect(received).toHaveLength(2)
    // Call only its own listener: pages of earlier cases still listen, and would send what this one has stored.
    const [, online] = listens.mock.calls.find(([type]) => type === 'online') ?? []
    ;(online as (event: Event) => void)(new Event('online'))
    await pass(200)
    expect(received).toHaveLength(3)
  })

  it('keeps the reports of the newest 50 views during an outage', async () => {
    const { openPage, server } = createSite(OUTAGE)
    const first = await openPage()
    const names: string[] = []
    for (let showing = 0; showing < 60; showing++) {
      first.show().viewed()
      first.storage.flush()
      names.push(...first.storage.keys('outbox-report.').filter((name) => !names.includes(name)))
    }
    first.leave()
    server.next = () => 200
    const second = await openPage()
    second.flush()
    await pass()
    expect(names).toHaveLength(60)
    expect(server.acceptedIds()).toEqual(
      names.slice(10).map((name) => expect.stringContaining(name.split('.')[1] as string)),
    )
  })
})
