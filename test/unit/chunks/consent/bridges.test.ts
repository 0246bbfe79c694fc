// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONSENT_PLATFORMS, type ConsentPlatform } from '../../../../shared/model/consent-platforms'
import type { KeptForm } from '../../../../shared/page/storage/kept-form'
import { keepForm, keptIds } from '../../../../shared/page/storage/storage'
import { aWhile, chunkOf, follow, globals, stopBridges } from '../../../support/consent-bridge'
import { STAND_INS, type StandIn } from '../../../support/consent-platforms'

let standIn: StandIn | undefined
const standInOf = (name: ConsentPlatform): StandIn => {
  standIn = STAND_INS[name]()
  return standIn
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  stopBridges()
  standIn?.remove()
  standIn = undefined
  vi.useRealTimers()
})

describe('the bridge to tcf in a frame', () => {
  /** A window around the page, with a platform that answers messages as its API says. */
  const aroundPage = () => {
    type Call = { command: string; parameter?: unknown; callId: string }
    const state = { allowed: false, eventStatus: 'cmpuishown' }
    const listeners: string[] = []
    const send = (callId: string, returnValue: unknown): void => {
      const event = new MessageEvent('message', { data: { __tcfapiReturn: { callId, returnValue, success: true } } })
      Object.defineProperty(event, 'source', { value: outer })
      window.dispatchEvent(event)
    }
    const tell = (callId: string): void => {
      const consents = Object.fromEntries(['1', '5', '6', '8'].map((purpose) => [purpose, state.allowed]))
      const { eventStatus } = state
      send(callId, { gdprApplies: true, eventStatus, listenerId: 1 + listeners.indexOf(callId), purpose: { consents } })
    }
    const outer: Record<string, unknown> = {
      __tcfapiLocator: {},
      postMessage({ __tcfapiCall: { callId, command, parameter } }: { __tcfapiCall: Call }) {
        if (command === 'removeEventListener') listeners.splice(Number(parameter) - 1, 1)
        else listeners.push(callId)
        tell(callId)
      },
    }
    outer.parent = outer
    vi.stubGlobal('parent', outer)
    return {
      listeners,
      choose(allowed: boolean) {
        Object.assign(state, { allowed, eventStatus: 'useractioncomplete' })
        for (const callId of listeners) tell(callId)
      },
    }
  }
  afterEach(() => vi.unstubAllGlobals())

  it.each(['tcf', 'auto'])('follows the platform of the window around it, until it is stopped: %s', async (name) => {
    const platform = aroundPage()
    const { decisions, stop } = await follow(name)
    await aWhile()
    expect(decisions).toEqual([])
    for (const yes of [true, false, true]) platform.choose(yes)
    expect(decisions).toEqual([true, false, true])
    stop()
    expect(platform.listeners).toEqual([])
  })

  it('believes no message of another window', async () => {
    const platform = aroundPage()
    const { decisions } = await follow('tcf')
    const [callId] = platform.listeners
    const returnValue = { gdprApplies: false, eventStatus: 'tcloaded' }
    window.dispatchEvent(
      new MessageEvent('message', { data: { __tcfapiReturn: { callId, returnValue, success: true } } }),
    )
    await aWhile()
    expect(decisions).toEqual([])
  })
})

describe.each(CONSENT_PLATFORMS)('the bridge to %s', (name) => {
  it('stores nothing before the visitor has chosen, and then does what they choose, as often as they change it', async () => {
    const platform = standInOf(name)
    platform.come()
    const { decisions } = await follow(name)
    await aWhile()
    expect(decisions).toEqual([])
    for (const yes of [true, false, true]) {
      platform.choose(yes)
      platform.choose(yes)
      await aWhile()
    }
    expect(decisions).toEqual([true, false, true])
  })

  it.each([true, false])('knows what was chosen on an earlier page: %s', async (before) => {
    standInOf(name).come(before)
    const { decisions } = await follow(name)
    await aWhile()
    expect(decisions).toEqual(before ? [true] : [])
  })

  it('leaves alone what another tab has decided, until the visitor chooses on this page', async () => {
    const platform = standInOf(name)
    platform.come()
    const { decisions, storage } = await follow(name)
    await aWhile()
    storage.allow(true)
    for (const event of EVENTS) for (const target of [window, document]) target.dispatchEvent(new Event(event))
    await aWhile()
    expect(decisions).toEqual([])
    platform.choose(false)
    await aWhile()
    expect(decisions).toEqual([false])
    storage.allow(true)
    await aWhile()
    expect(decisions).toEqual([false])
  })

  it.each([true, false])(
    'does what the visitor chooses anew, although another tab has decided otherwise: %s',
    async (yes) => {
      const platform = standInOf(name)
      platform.come(yes)
      const { decisions, storage } = await follow(name)
      await aWhile()
      for (const _ of [1, 2]) {
        storage.allow(!yes)
        decisions.length = 0
        await aWhile()
        expect(decisions).toEqual([])
        platform.choose(yes)
        await aWhile()
        expect(decisions).toEqual([yes])
      }
    },
  )

  it.each([
    [true, name],
    [false, name],
    [true, 'auto'],
    [false, 'auto'],
  ])('leaves alone what another tab has decided, when it starts anew: %s, %s', async (yes, bridge) => {
    const platform = standInOf(name)
    platform.come()
    const first = await follow(bridge)
    await aWhile()
    platform.choose(yes)
    await aWhile()
    first.stop()
    first.storage.allow(!yes)
    const { decisions } = await follow(bridge, { storage: first.storage })
    await aWhile()
    expect(decisions).toEqual([])
    platform.choose(yes)
    await aWhile()
    expect(decisions).toEqual([yes])
  })

  it('removes no form that waits to be sent', async () => {
    keepForm('form-1', { address: '/' } as unknown as KeptForm)
    standInOf(name).come(false)
    const { decisions } = await follow(name)
    await aWhile()
    expect(decisions).toEqual([])
    expect(keptIds()).toEqual(['form-1'])
  })

  it('removes none beside what an earlier consent has left either', async () => {
    localStorage.setItem('wisp.client', JSON.stringify(['1-2-3-4', Date.now() + 1e9]))
    keepForm('form-1', { address: '/' } as unknown as KeptForm)
    standInOf(name).come(false)
    const { decisions } = await follow(name)
    await aWhile()
    expect([decisions, localStorage.getItem('wisp.client')]).toEqual([[false], null])
    expect(keptIds()).toEqual(['form-1'])
  })

  it.each([
    ['that was refused on an earlier page', false, [false]],
    ['that nobody has chosen yet', undefined, []],
  ])('removes what an earlier consent has left for one %s', async (_, before, expected) => {
    localStorage.setItem('wisp.client', JSON.stringify(['1-2-3-4', Date.now() + 1e9]))
    standInOf(name).come(before)
    const { decisions, stop } = await follow(name)
    await aWhile()
    expect(decisions).toEqual(expected)
    expect(Object.keys(localStorage)).toHaveLength(expected.length ? 0 : 1)
    // Nothing is left that a page after a move would have to remove.
    stop()
    if (before === false) expect((await follow(name)).decisions).toEqual([])
  })

  it('waits for a platform that comes after it', async () => {
    const platform = standInOf(name)
    const { decisions } = await follow(name)
    await aWhile()
    platform.come(true)
    await aWhile()
    expect(decisions).toEqual([true])
    platform.choose(false)
    await aWhile()
    expect(decisions).toEqual([true, false])
  })

  it('stores nothing where the platform never comes', async () => {
    const { decisions } = await follow(name)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(decisions).toEqual([])
  })

  it('removes what was stored where the tag asks for no consent, until the platform says yes', async () => {
    const platform = standInOf(name)
    const { decisions } = await follow(name, { consent: 'none' })
    expect(decisions).toEqual([false])
    platform.come(true)
    await aWhile()
    expect(decisions).toEqual([false, true])
  })

  it('leaves the decision to the store’s own banner where the tag says so', async () => {
    const platform = standInOf(name)
    platform.come(true)
    const { decisions } = await follow(name, { consent: 'store' })
    await aWhile()
    expect(decisions).toEqual([])
  })

  it('does nothing any more once it is stopped', async () => {
    const platform = standInOf(name)
    platform.come()
    const { decisions, stop } = await follow(name)
    await aWhile()
    stop()
    platform.choose(true)
    await aWhile()
    expect(decisions).toEqual([])
  })

  it('is found by itself', async () => {
    const platform = standInOf(name)
    platform.come(true)
    const { decisions } = await follow('auto')
    await aWhile()
    expect(decisions).toEqual([true])
    platform.choose(false)
    await aWhile()
    expect(decisions).toEqual([true, false])
  })

  it('takes nothing of the wrong shape for a yes, and throws at nothing', async () => {
    const errors: unknown[] = []
    const note = (event: Event): void => {
      errors.push(event)
    }
    addEventListener('error', note)
    const thrower = new Proxy(() => {}, {
      get: () => {
        throw new Error('hostile')
      },
      apply: () => {
        throw new Error('hostile')
      },
    })
    const yes = () => 'granted'
    const shapes: unknown[] = [
      null,
      true,
      1,
      'yes',
      [],
      {},
      yes,
      thrower,
      [thrower],
      { consent: true },
      { consent: yes },
    ]
    for (const shape of shapes) {
      for (const global of NAMES[name]) globals[global] = shape
      const { decisions, stop } = await follow(name)
      for (const event of EVENTS) for (const target of [window, document]) target.dispatchEvent(new Event(event))
      await aWhile()
      expect(decisions).toEqual([])
      stop()
      for (const global of NAMES[name]) delete globals[global]
    }
    removeEventListener('error', note)
    expect(errors).toEqual([])
  })

  it('survives variables that cannot be read', async () => {
    for (const global of NAMES[name])
      Object.defineProperty(window, global, {
        configurable: true,
        get() {
          throw new Error('hostile')
        },
      })
    for (const bridge of [name, 'auto']) {
      const { decisions } = await follow(bridge)
      await aWhile()
      expect(decisions).toEqual([])
    }
    for (const global of NAMES[name]) delete globals[global]
  })

  it('takes no elements of the page for a platform', async () => {
    document.body.innerHTML = NAMES[name].map((global) => `<a id="${global}" name="${global}"></a>`).join('')
    const { decisions } = await follow(name, { categories: ['constructor'] })
    await aWhile()
    document.body.innerHTML = ''
    expect(decisions).toEqual([])
  })
})

/** The variables of each platform. */
const NAMES: Record<ConsentPlatform, string[]> = {
  cookiebot: ['Cookiebot'],
  didomi: ['Didomi', 'didomiOnReady'],
  google: ['dataLayer'],
  gpp: ['__gpp'],
  onetrust: ['OneTrust', 'OnetrustActiveGroups'],
  tcf: ['__tcfapi'],
  usercentrics: ['__ucCmp', 'UC_UI'],
  wordpress: ['wp_has_consent', 'wp_consent_type', 'waitfor_consent_hook'],
}
const EVENTS = [
  ...['CookiebotOnAccept', 'OneTrustGroupsUpdated', 'OTConsentApplied', 'UC_UI_CMP_EVENT', 'UC_CONSENT'],
  ...['wp_listen_for_consent_change', 'wp_consent_type_defined'],
]

describe('categories that the owner names', () => {
  it.each<[ConsentPlatform, string[], string[]]>([
    ['cookiebot', ['marketing'], ['advertising']],
    ['didomi', ['cookies'], ['cookies', 'constructor']],
    ['google', ['ad_storage'], ['ad_storage', 'personalization_storage']],
    ['gpp', ['SaleOptOut'], ['constructor']],
    ['onetrust', ['C0004'], ['C0004', '7']],
    ['tcf', ['1'], ['1', '12']],
    ['usercentrics', ['Wisp', 'functional'], ['Wisp', 'marketing']],
    ['wordpress', ['marketing'], ['marketing', 'toString']],
  ])('of %s have to be allowed, all of them: %j, and not %j', async (name, allowed, unknown) => {
    const platform = standInOf(name)
    platform.come(true)
    const first = await follow(name, { categories: allowed })
    await aWhile()
    expect(first.decisions).toEqual([true])
    first.stop()
    const other = await follow(name, { categories: unknown })
    await aWhile()
    expect(other.decisions).toEqual([])
  })
})

describe('the bridge to tcf', () => {
  it('takes it for a yes where the law does not apply', async () => {
    globals.__tcfapi = (command: string, _: number, callback: (data: unknown, success: boolean) => void) =>
      command === 'addEventListener' && callback({ gdprApplies: false, cmpStatus: 'loaded', listenerId: 1 }, true)
    const { decisions } = await follow('tcf')
    delete globals.__tcfapi
    expect(decisions).toEqual([true])
  })

  it('takes a failed call for no answer', async () => {
    globals.__tcfapi = (_: string, __: number, callback: (data: unknown, success: boolean) => void) =>
      callback({ gdprApplies: false }, false)
    const { decisions } = await follow('tcf')
    delete globals.__tcfapi
    expect(decisions).toEqual([])
  })
})

describe('the bridge to google', () => {
  const layerOf = (...commands: unknown[][]): void => {
    globals.dataLayer = commands.map((command) => ({ ...['consent', ...command] }))
  }
  afterEach(() => {
    delete globals.dataLayer
  })
  const granted = { analytics_storage: 'granted' }
  const denied = { analytics_storage: 'denied' }

  it.each<[string, unknown[][], string, boolean]>([
    ['a default for all', [['default', granted]], '', true],
    ['one that also denies the remembering', [['default', { ...granted, functionality_storage: 'denied' }]], '', false],
    [
      'one for the country against one for all',
      [
        ['default', granted],
        ['default', { ...denied, region: ['DE'] }],
      ],
      'DE',
      false,
    ],
    [
      'one for another country',
      [
        ['default', granted],
        ['default', { ...denied, region: ['DE'] }],
      ],
      'US',
      true,
    ],
    [
      'one for a part of the country',
      [
        ['default', granted],
        ['default', { ...denied, region: ['US-CA'] }],
      ],
      'US',
      false,
    ],
    [
      'one that is for the country and allows',
      [
        ['default', denied],
        ['default', { ...granted, region: ['US'] }],
      ],
      'US',
      true,
    ],
    [
      'one for some country, where it is not known',
      [
        ['default', granted],
        ['default', { ...denied, region: ['DE'] }],
      ],
      '',
      false,
    ],
    [
      'a region that is none',
      [
        ['default', granted],
        ['default', { ...denied, region: ['EEA'] }],
      ],
      'DE',
      false,
    ],
    ['no command about it', [['default', { ad_storage: 'granted' }]], '', false],
    [
      'a choice after the default',
      [
        ['default', denied],
        ['update', granted],
      ],
      'DE',
      true,
    ],
    [
      'a choice against it',
      [
        ['default', granted],
        ['update', denied],
      ],
      '',
      false,
    ],
  ])('%s', async (_, commands, country, expected) => {
    layerOf(...commands)
    const { decisions } = await follow('google', { country })
    await aWhile()
    expect(decisions).toEqual(expected ? [true] : [])
  })

  it('waits as long as a default says for a choice of before', async () => {
    layerOf(['default', { ...granted, wait_for_update: 2_000 }])
    const { decisions } = await follow('google')
    await vi.advanceTimersByTimeAsync(1_400)
    expect(decisions).toEqual([])
    await aWhile()
    expect(decisions).toEqual([true])
  })

  it('takes an update of other types for no choice', async () => {
    layerOf(['default', denied], ['update', denied])
    const { decisions, storage } = await follow('google')
    await aWhile()
    storage.allow(true)
    ;(globals.dataLayer as unknown[]).push({ ...['consent', 'update', { ad_storage: 'denied' }] })
    await aWhile()
    expect(decisions).toEqual([])
    ;(globals.dataLayer as unknown[]).push({ ...['consent', 'update', denied] })
    await aWhile()
    expect(decisions).toEqual([false])
  })

  it('remembers what the list has forgotten', async () => {
    layerOf(['default', denied], ['update', granted])
    const { decisions } = await follow('google')
    await aWhile()
    ;(globals.dataLayer as unknown[]).splice(0, 2, { event: 'scroll' })
    await aWhile()
    expect(decisions).toEqual([true])
  })

  it('hears a choice that comes while the oldest entries are taken away', async () => {
    layerOf(['default', denied], ['update', granted])
    const { decisions } = await follow('google')
    await aWhile()
    const scroll = { event: 'scroll' }
    ;(globals.dataLayer as unknown[]).splice(0, 2, scroll, { ...['consent', 'update', denied] }, scroll)
    await aWhile()
    expect(decisions).toEqual([true, false])
  })

  it('reads each entry of a long list once', async () => {
    layerOf(['default', denied])
    let reads = 0
    const entry = {
      get 0() {
        reads++
        return 'event'
      },
    }
    ;(globals.dataLayer as unknown[]).push(entry)
    const { decisions } = await follow('google')
    await aWhile()
    const readsAtFirst = reads
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reads).toBe(readsAtFirst)
    ;(globals.dataLayer as unknown[]).push({ ...['consent', 'update', granted] })
    await aWhile()
    expect(decisions).toEqual([true])
  })
})

describe('the bridge to didomi', () => {
  const apiWith = (status: () => unknown) => {
    const listeners: (() => void)[] = []
    return {
      listeners,
      getCurrentUserStatus: status,
      on: (_: string, listener: () => void) => listeners.push(listener),
    }
  }
  const all = () => ({
    purposes: Object.fromEntries(
      ['cookies', 'create_content_profile', 'select_personalized_content', 'measure_content_performance'].map((id) => [
        id,
        { enabled: true },
      ]),
    ),
  })
  afterEach(() => {
    delete globals.Didomi
    delete globals.didomiOnReady
  })

  it('waits in the platform’s list while that is not ready, and makes the list where there is none', async () => {
    let isReady = false
    const api = apiWith(() => {
      if (!isReady) throw new Error('not ready')
      return all()
    })
    globals.Didomi = api
    const { decisions } = await follow('didomi')
    await aWhile()
    expect(decisions).toEqual([])
    isReady = true
    for (const ready of globals.didomiOnReady as ((api: unknown) => void)[]) ready(api)
    expect(decisions).toEqual([true])
  })

  it('leaves nothing in the list and adds no second listener, however often popups start anew', async () => {
    const api = apiWith(all)
    const waiting: ((api: unknown) => void)[] = []
    globals.didomiOnReady = waiting
    for (let turn = 0; turn < 3; turn++) (await follow('didomi')).stop()
    expect(waiting).toEqual([])
    globals.Didomi = api
    for (let turn = 0; turn < 3; turn++) (await follow('didomi')).stop()
    expect(api.listeners).toHaveLength(1)
  })
})

describe('the bridge to usercentrics', () => {
  it('asks version 2 once it is ready', async () => {
    let isReady = false
    let isAllowed = true
    globals.UC_UI = {
      isInitialized: () => isReady,
      getServicesBaseInfo: () => [
        { id: 'a', name: 'Usercentrics', categorySlug: 'essential', consent: { status: true } },
        { id: 'b', name: 'Wisp', categorySlug: 'functional', consent: { status: isAllowed } },
      ],
    }
    const { decisions } = await follow('usercentrics', { categories: ['functional'] })
    await aWhile()
    expect(decisions).toEqual([])
    isReady = true
    dispatchEvent(new Event('UC_UI_INITIALIZED'))
    await aWhile()
    isAllowed = false
    dispatchEvent(new CustomEvent('UC_UI_CMP_EVENT', { detail: { type: 'DENY_ALL' } }))
    await aWhile()
    delete globals.UC_UI
    expect(decisions).toEqual([true, false])
  })

  const comeWith = (...services: [category: string, given: boolean, type: string][]): void => {
    const entries = services.map(([category, given, type]) => ({ category, consent: { given, type } }))
    globals.__ucCmp = { getConsentDetails: async () => ({ services: { ...entries } }) }
  }
  it.each<[string, string[], Parameters<typeof comeWith>, boolean[]]>([
    [
      'accepted all, then a new service',
      [],
      [
        ['functional', true, 'EXPLICIT'],
        ['marketing', false, 'IMPLICIT'],
      ],
      [],
    ],
    [
      'refused, then a new service',
      [],
      [
        ['functional', false, 'EXPLICIT'],
        ['marketing', false, 'IMPLICIT'],
      ],
      [false],
    ],
    [
      'refused what is not asked for',
      ['new'],
      [
        ['marketing', false, 'EXPLICIT'],
        ['new', false, 'IMPLICIT'],
      ],
      [],
    ],
    [
      'refused what is asked for',
      ['marketing'],
      [
        ['functional', true, 'EXPLICIT'],
        ['marketing', false, 'EXPLICIT'],
      ],
      [false],
    ],
  ])(
    'takes it for a refusal only where the visitor has refused what is asked for: %s',
    async (_, categories, services, expected) => {
      localStorage.setItem('wisp.client', JSON.stringify(['1-2-3-4', Date.now() + 1e9]))
      comeWith(...services)
      const { decisions } = await follow('usercentrics', { categories })
      await aWhile()
      delete globals.__ucCmp
      expect(decisions).toEqual(expected)
    },
  )

  it('takes a banner that opens for no choice', async () => {
    standInOf('usercentrics').come(false)
    const { decisions, storage } = await follow('usercentrics')
    await aWhile()
    storage.allow(true)
    dispatchEvent(new CustomEvent('UC_UI_CMP_EVENT', { detail: { type: 'CMP_SHOWN' } }))
    await aWhile()
    expect(decisions).toEqual([])
  })
})

describe('a bridge that cannot be fetched', () => {
  it.each([
    ['none', [false]],
    ['required', []],
  ])('stores nothing (%s), and is tried again', async (consent, expected) => {
    standInOf('tcf').come(true)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const fetched: string[] = []
    let isBlocked = true
    const load = (chunk: string) => {
      fetched.push(chunk)
      return isBlocked ? Promise.reject(new Error('blocked')) : chunkOf(chunk.replace('consent-', ''))
    }
    const { decisions } = await follow('auto', { consent, load })
    await aWhile()
    expect(decisions).toEqual(expected)
    expect(fetched).toEqual(['consent-tcf'])
    isBlocked = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(decisions).toEqual([...expected, true])
    expect(warn).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })
})

describe('a page with several platforms', () => {
  it('is followed by the one that asks the visitor, not by what it also tells advertisers', async () => {
    const [tcf, cookiebot] = [STAND_INS.tcf(), STAND_INS.cookiebot()]
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'readyState', 'get').mockReturnValue('interactive')
    tcf.come(true)
    const { decisions } = await follow('auto')
    await aWhile()
    expect(decisions).toEqual([])
    cookiebot.come(false)
    await aWhile()
    expect(decisions).toEqual([])
    cookiebot.choose(true)
    await aWhile()
    expect(decisions).toEqual([true])
    vi.restoreAllMocks()
    for (const each of [tcf, cookiebot]) each.remove()
  })
})
