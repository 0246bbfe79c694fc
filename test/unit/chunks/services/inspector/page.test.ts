// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { explain } from '../../../../../chunks/services/inspector/explain'
import { reportOf } from '../../../../../chunks/services/inspector/report'
import type { Snapshot } from '../../../../../chunks/services/inspector/snapshot'
import { CONSENT_PLATFORMS } from '../../../../../shared/model/consent-platforms'
import { createStorage } from '../../../../../shared/page/storage/storage'
import { STAND_INS } from '../../../../support/consent-platforms'
import { visit } from '../../../../support/visit'
import { NOW, snapshotOf, stateOf, storageOf, visitorOf } from './snapshot'

const answer = { status: 200, restricted: false, run: [], raw: {}, campaigns: [] }

describe('the sentence about the page as a whole', () => {
  it.each<[Partial<Snapshot>, string]>([
    [{ answer: undefined }, 'The server has not answered yet.'],
    [
      { answer: { ...answer, status: 0 } },
      'The server could not be reached: it is away, or something on this browser blocks it.',
    ],
    [{ answer: { ...answer, status: 503 } }, 'The server answered with an error (status 503).'],
    [
      { answer: { ...answer, status: 404, raw: { error: { message: 'There is no site with this key' } } } },
      'The server answered with an error (status 404: “There is no site with this key”).',
    ],
    [{ answer }, 'The server knows of no popup for this visitor on this page.'],
    [
      { answer: { ...answer, restricted: true, run: [], raw: { message: 'Client restricted' } } },
      'The server lets no popup show: “Client restricted”.',
    ],
    [
      { storage: createStorage(false) },
      'The server knows of no popup for this visitor on this page. Consent is not given: what is remembered lasts for this page only.',
    ],
    [
      { storage: createStorage(false), preview: 'popup00000001' },
      'The server knows of no popup for this visitor on this page. This is an owner’s preview: its popup shows at once, whatever the rules say, and nothing is kept.',
    ],
  ])('%o: %s', (snapshot, sentence) => {
    expect(explain(snapshotOf([], snapshot)).says).toBe(sentence)
  })

  it.each([
    ['https://popups.example.com', 'https://popups.example.com', false],
    ['http://10.0.0.5:8787', 'https://popups.example.com', true],
    ['https://shop.example', 'https://shop.example/popups', true],
  ])('tells a server that calls itself %s and is asked at %s what to correct: %s', (publicUrl, host, isTold) => {
    const from = (address: string) =>
      stateOf({ templateUrl: `${address}/api/display/template/popup00000001/1` }).campaign
    const sentence = `The server calls itself ${publicUrl}, but this page asks it at ${host}: correct PUBLIC_URL, or the tag.`
    for (const changes of [{ campaigns: [from(publicUrl)] }, { campaigns: [from('')], raw: { server_url: publicUrl } }])
      expect(explain(snapshotOf([], { host, answer: { ...answer, ...changes } })).says.includes(sentence)).toBe(isTold)
  })

  it('says so if the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    const storage = createStorage(true)
    storage.set('trail', { visits: 1, began: 1, active: 1, open: 1, session: 1, referrer: '', pages: [] })
    const { says, visitor } = explain(snapshotOf([], { answer, storage }))
    vi.unstubAllGlobals()
    expect(says).toContain('This browser stores nothing for the page: what is remembered lasts for this page only.')
    expect(visitor.remembered).toBe(false)
  })

  it('says so if the browser asks for privacy, by its own word or the server’s', () => {
    const isTold = (raw: Record<string, unknown>) => {
      const { says, visitor } = explain(snapshotOf([], { answer: { ...answer, raw } }))
      expect(visitor.privacyControl).toBe(says.includes('asks for privacy (Global Privacy Control)'))
      return visitor.privacyControl
    }
    expect([{}, { gpc: true }, { gpc: 'yes' }].map(isTold)).toEqual([false, true, false])
    vi.stubGlobal('navigator', { language: 'en', globalPrivacyControl: true })
    expect(isTold({})).toBe(true)
    vi.unstubAllGlobals()
  })

  it.each([
    [[], 'none', ''],
    [['teaser', 'consent-tcf'], 'required', 'Consent is decided by tcf.'],
    [['consent-auto'], 'required', 'Consent is decided by whichever platform the page has.'],
    [['consent-tcf'], 'none', 'so the tag has to say data-consent="required"'],
    [['consent-tcf'], 'store', ''],
  ])('names the consent platform that the page follows: %j, data-consent="%s"', (run, consent, sentence) => {
    const { says } = explain(snapshotOf([], { consent, answer: { ...answer, run } }))
    expect(says.includes('Consent is decided')).toBe(sentence !== '')
    expect(says).toContain(sentence)
  })

  it.each(CONSENT_PLATFORMS)('says that %s is not on the page yet, and no more once it has come', (platform) => {
    const missing = 'It is not on this page so far, and nothing is stored until it comes.'
    const saysWith = (bridge: string) =>
      explain(snapshotOf([], { consent: 'required', answer: { ...answer, run: [`consent-${bridge}`] } })).says
    expect([saysWith(platform), saysWith('auto')]).toEqual([
      expect.stringContaining(`Consent is decided by ${platform}. ${missing}`),
      expect.stringContaining(missing),
    ])
    const standIn = STAND_INS[platform]()
    standIn.come()
    const says = [saysWith(platform), saysWith('auto')]
    standIn.remove()
    for (const text of says) expect(text).not.toContain(missing)
  })

  it.each(['gpp', 'tcf', 'auto'])('finds the platform of a window around the page, by the name %s', (bridge) => {
    const outer: Record<string, unknown> = { [bridge === 'tcf' ? '__tcfapiLocator' : '__gppLocator']: {} }
    outer.parent = outer
    vi.stubGlobal('parent', outer)
    const { says } = explain(snapshotOf([], { consent: 'required', answer: { ...answer, run: [`consent-${bridge}`] } }))
    vi.unstubAllGlobals()
    expect(says).not.toContain('It is not on this page')
  })

  it('counts the popups by their state', () => {
    const popups = [
      stateOf({}, { step: 'shown' }),
      stateOf({ id: 'popup00000002', onClickOnly: true }),
      stateOf({ id: 'popup00000003', onClickOnly: true }),
    ]
    expect(explain(snapshotOf(popups)).says).toBe('3 popups on this page: 1 shown, 2 idle.')
  })

  it('is plain JSON, so it can be sent anywhere', () => {
    const explanation = explain(snapshotOf([stateOf({ triggers: { timeDelay: 3 } }, { armedAt: NOW })]))
    expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation)
  })
})

describe('the report for a support message', () => {
  const popup = stateOf(
    { wire: { poptin_name: 'For bob@example.com' }, triggers: { timeDelay: 5 } },
    { armedAt: NOW - 3_000 },
  )
  history.replaceState(null, '', '/reset?token=s3cret&mail=ann@example.com#x')
  const storage = storageOf()
  storage.set('email', 'ann@example.com')
  const snapshot = snapshotOf([popup], {
    storage,
    visitor: visitorOf({}, { trail: () => ({ ...visit, referrer: 'https://mail.example/?q=ann@example.com' }) }),
    rules: { frequency: () => undefined, device: () => undefined, moonPhase: () => true },
  })
  const text = reportOf(explain(snapshot), snapshot)

  it('contains everything that the panel says', () => {
    const lines = text.split('\n').map((line) => line.trim())
    expect(lines).toEqual(
      expect.arrayContaining([
        'Wisp 1.2.3: why is it not showing?',
        `Page: ${location.origin}/reset`,
        'Site: site-key-1 at https://popups.example',
        '1 popup on this page: 1 blocked.',
        'Held back: the rule “moonPhase” objects.',
        '● Time on the page: 3 of 5 s on this page.',
        '✗ Moon phase: The rule “moonPhase” objects.',
        '✓ Frequency: It may show on every page, and was not seen on this browser yet.',
        '– not set: Device',
        'Pages in this visit: 2',
      ]),
    )
  })

  it('contains nobody’s email address and no query', () => {
    expect(text).toContain('Email: a…@example.com')
    expect(text).toContain('For b…@example.com')
    expect(text).not.toMatch(/ann@|bob@|s3cret/)
  })

  it('is made without giving the visitor an id', () => {
    const clientId = vi.fn(() => 'id')
    explain(snapshotOf([], { visitor: visitorOf({}, { clientId }) }))
    expect(clientId).not.toHaveBeenCalled()
  })
})
