// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLead } from '../../../../../chunks/page-builder/page-lead/early'
import type { WispCall } from '../../../../../shared/page/model/api'
import type { Settings } from '../../../../../shared/page/model/page'
import type { Conversion } from '../../../../../shared/page/storage/records'

const HOUR = 3_600_000
const POPUP = { id: 'popup00000001', viewerId: 'page', target: 'lead' } as const
const LEAD = { submissionId: 'one', fields: { email: 'ann@example.com' }, extraFields: [], elapsed: 1, trap: '' }
const settings = (consent: string) => ({ consent, host: 'https://wisp.example', store: '' }) as Settings

const stored = (): [Conversion, number] | null => JSON.parse(localStorage.getItem('wisp.outbox.one') ?? 'null')
const beacons: [string, URLSearchParams][] = []

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('wisp', undefined)
  beacons.length = 0
  Object.assign(navigator, {
    sendBeacon: (url: string, body: URLSearchParams) => beacons.push([url, body]),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

const trail = (): void => localStorage.setItem('wisp.trail', JSON.stringify([{}, Date.now() + HOUR]))
/** As the loader puts it in place of the queue. */
const running = {} as unknown as WispCall[]

describe('a lead that is pressed before the page is joined', () => {
  it.each<[string, string, WispCall[], boolean]>([
    ['no consent is needed', 'none', [['open', 'x']], true],
    ['consent is needed', 'required', [['run', 'page-popups']], false],
    ['consent comes from the store', 'store', [], false],
    ['consent is given in the queue', 'required', [['consent', true]], true],
    ['consent is withdrawn in the queue', 'none', [['consent', true], () => {}, ['consent', false]], false],
    ['the queue says no clear yes', 'required', [['consent', 'maybe']], false],
    ['wisp.js runs and has stored nothing', 'none', running, false],
  ])('where %s', (_, consent, queue, isStored) => {
    vi.stubGlobal('wisp', queue)
    const stop = keepLead(settings(consent), POPUP, LEAD)
    expect(stored() !== null).toBe(isStored)
    dispatchEvent(new Event('pagehide'))
    expect(beacons.map(([url, body]) => [url, body.get('email'), body.get('submission_id')])).toEqual(
      isStored ? [] : [['https://wisp.example/api/display/conversion/page', 'ann@example.com', 'one']],
    )
    stop()
    dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(isStored ? 0 : 1)
  })

  it.each([
    [undefined, '1-2-3-4'],
    [true, ''],
  ])('names its visitor, unless the browser asks for privacy (%s)', (asks, id) => {
    localStorage.setItem('wisp.client', JSON.stringify(['1-2-3-4', Date.now() + HOUR]))
    vi.stubGlobal('navigator', { userAgent: '', globalPrivacyControl: asks })
    keepLead(settings('none'), POPUP, LEAD)
    expect(stored()?.[0].visit.clientId).toBe(id)
  })

  it('is stored as a draft of this page once wisp.js has stored something', () => {
    trail()
    vi.stubGlobal('wisp', running)
    keepLead(settings('required'), POPUP, LEAD)
    expect(stored()?.[0]).toMatchObject({ draft: performance.timeOrigin, lead: LEAD, popup: POPUP, trigger: 'page' })
    expect(stored()?.[1]).toBeGreaterThan(Date.now() + HOUR)
  })
})
