/**
 * Stand-ins for consent platforms, built from what their makers publish of them: the names of their objects, calls and
 * events, and what a page finds before they have come.
 */
import type { ConsentPlatform } from '../../shared/model/consent-platforms'

export interface StandIn {
  /** Comes onto the page; `before`: what the visitor chose on an earlier page. */
  come(before?: boolean): void
  /** The visitor chooses. */
  choose(yes: boolean): void
  /** Takes all of it off the page. */
  remove(): void
}

const globals = window as unknown as Record<string, unknown>
const put = (name: string, value: unknown): void => {
  globals[name] = value
}
const remover =
  (...names: string[]) =>
  (): void => {
    for (const name of names) delete globals[name]
  }
const tell = (target: EventTarget, name: string, detail?: unknown): void => {
  target.dispatchEvent(new CustomEvent(name, { detail }))
}

/** The stub keeps calls until the platform takes them over, which then calls each listener at once and after each choice. */
const tcf = (): StandIn => {
  type Callback = (data: unknown, success: boolean) => void
  const queue: unknown[][] = []
  const listeners = new Map<number, Callback>()
  let isAllowed = false
  let eventStatus = 'tcloaded'
  const stub = (...args: unknown[]): unknown => {
    if (!args.length) return queue
    const [command, , callback] = args as [string, number, Callback]
    if (command === 'ping') callback({ gdprApplies: undefined, cmpLoaded: false, cmpStatus: 'stub' }, true)
    else queue.push(args)
  }
  const data = (listenerId: number) => ({
    tcString: 'C…',
    tcfPolicyVersion: 4,
    cmpStatus: 'loaded',
    gdprApplies: true,
    eventStatus,
    listenerId,
    purpose: { consents: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n + 1}`, isAllowed])) },
    vendor: { consents: {} },
  })
  const api = (command: string, _version: number, callback: Callback, id?: number): void => {
    if (command === 'addEventListener') {
      const listenerId = listeners.size + 1
      listeners.set(listenerId, callback)
      callback(data(listenerId), true)
    } else if (command === 'removeEventListener') callback(listeners.delete(id as number), true)
  }
  put('__tcfapi', stub)
  return {
    come(before) {
      isAllowed = before === true
      if (before === undefined) eventStatus = 'cmpuishown'
      put('__tcfapi', api)
      for (const [command, version, callback, parameter] of queue.splice(0))
        api(command as string, version as number, callback as Callback, parameter as number)
    },
    choose(yes) {
      isAllowed = yes
      eventStatus = 'useractioncomplete'
      for (const [id, callback] of listeners) callback(data(id), true)
    },
    remove: remover('__tcfapi'),
  }
}

/** What a page finds of a platform that has not come yet: it answers each call at once, and keeps listeners for the platform. */
interface GppStub {
  (command: 'events'): GppListener[]
  (command: string, callback: GppCallback, parameter?: unknown): void
}
type GppCallback = (data: unknown, success: boolean) => void
interface GppListener {
  id: number
  callback: GppCallback
}
const NOT_READY = {
  gppVersion: '1.1',
  cmpStatus: 'stub',
  cmpDisplayStatus: 'hidden',
  signalStatus: 'not ready',
  supportedAPIs: ['2:tcfeuv2', '5:tcfcav1', '6:uspv1', '7:usnat', '8:usca'],
  cmpId: 0,
  sectionList: [] as number[],
  applicableSections: [0],
  gppString: '',
  parsedSections: {} as Record<string, unknown>,
}
const gppStub = (): GppStub => {
  const events: GppListener[] = []
  let lastId = 0
  const stub = (command?: string, callback?: GppCallback, parameter?: unknown): unknown => {
    if (command === undefined) return []
    if (command === 'events') return events
    const tellNotReady = (eventName: string, listenerId: unknown, data: boolean): void =>
      callback?.({ eventName, listenerId, data, pingData: NOT_READY }, true)
    if (command === 'ping') callback?.(NOT_READY, true)
    else if (command === 'hasSection') callback?.(false, true)
    else if (command === 'getSection' || command === 'getField') callback?.(null, true)
    else if (command === 'addEventListener' && callback) {
      events.push({ id: ++lastId, callback })
      tellNotReady('listenerRegistered', lastId, true)
    } else if (command === 'removeEventListener') {
      const place = events.findIndex(({ id }) => id === parameter)
      if (place >= 0) events.splice(place, 1)
      tellNotReady('listenerRemoved', parameter, place >= 0)
    }
    return undefined
  }
  return stub as GppStub
}

/** The national section, as the platform hands it over: a segment with the objections, and one with the browser's word. */
export const usNational = (objects: boolean, changes: Record<string, unknown> = {}) => {
  const choice = objects ? 1 : 2
  return [
    {
      ...{
        Version: 1,
        SharingNotice: 1,
        SaleOptOutNotice: 1,
        SharingOptOutNotice: 1,
        TargetedAdvertisingOptOutNotice: 1,
      },
      ...{ SaleOptOut: choice, SharingOptOut: choice, TargetedAdvertisingOptOut: choice, PersonalDataConsents: 0 },
      ...{ KnownChildSensitiveDataConsents: [0, 0], MspaCoveredTransaction: 2, ...changes },
    },
    { SubsectionType: 1, Gpc: false },
  ]
}

/** As the IAB's own library does: it takes the listeners of the stub, tells each of every change, and says when all is done. */
export const gppPlatform = () => {
  const stub = gppStub()
  put('__gpp', stub)
  let ping = NOT_READY
  const listeners = new Map<number, GppCallback>()
  let nextId = 1000
  const api = (command: string, callback: GppCallback, parameter?: unknown): void => {
    const tellAbout = (eventName: string, listenerId: unknown, data: boolean): void =>
      callback({ eventName, listenerId, data, pingData: ping }, true)
    if (command === 'ping') callback(ping, true)
    else if (command === 'addEventListener') {
      listeners.set(nextId, callback)
      tellAbout('listenerRegistered', nextId++, true)
    } else if (command === 'removeEventListener')
      tellAbout('listenerRemoved', parameter, listeners.delete(parameter as number))
  }
  /** Changes these, and tells of it under the name of the event. */
  const change = (eventName: string, data: unknown, changes: Partial<typeof NOT_READY>): void => {
    ping = { ...ping, ...changes }
    for (const [listenerId, callback] of listeners) callback({ eventName, listenerId, data, pingData: ping }, true)
  }
  const setReady = (isReady: boolean): void => {
    const signalStatus = isReady ? 'ready' : 'not ready'
    change('signalStatus', signalStatus, { signalStatus })
  }
  const setDisplay = (cmpDisplayStatus: string): void =>
    change('cmpDisplayStatus', cmpDisplayStatus, { cmpDisplayStatus })
  const setSections = (sections: Record<string, unknown>, ids: number[]): void => {
    const all = { parsedSections: sections, applicableSections: ids, sectionList: ids, gppString: 'DB…' }
    for (const name of Object.keys(sections)) change('sectionChange', name, all)
  }
  return {
    listeners,
    change,
    /** Comes onto the page; with sections, those of a choice before. */
    come(sections: Record<string, unknown> = {}, ids: number[] = [], isReady = true): void {
      for (const { id, callback } of stub('events')) listeners.set(id, callback)
      put('__gpp', api)
      ping = { ...ping, cmpId: 31, parsedSections: sections, applicableSections: ids, sectionList: ids }
      change('cmpStatus', 'loaded', { cmpStatus: 'loaded' })
      if (isReady) setReady(true)
      else setDisplay('visible')
    },
    setReady,
    setDisplay,
    setSections,
    /** The visitor opens the banner, chooses and closes it. */
    choose(sections: Record<string, unknown>, ids: number[]): void {
      setReady(false)
      setDisplay('visible')
      setDisplay('hidden')
      setSections(sections, ids)
      setReady(true)
    },
    remove: remover('__gpp'),
  }
}

const gpp = (): StandIn => {
  const platform = gppPlatform()
  const sections = (yes: boolean) => ({ usnat: usNational(!yes) })
  return {
    come: (before) => (before === undefined ? platform.come({}, [7], false) : platform.come(sections(before), [7])),
    choose: (yes) => platform.choose(sections(yes), [7]),
    remove: platform.remove,
  }
}

const google = (): StandIn => {
  const layer: unknown[] = []
  // As Google's own snippet: the arguments themselves are put into the list.
  function gtag(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: that is what the snippet does.
    layer.push(arguments)
  }
  const states = (yes: boolean) => {
    const state = yes ? 'granted' : 'denied'
    return { ad_storage: state, analytics_storage: state, ad_user_data: state, ad_personalization: state }
  }
  return {
    come(before) {
      put('dataLayer', layer)
      layer.push({ event: 'gtm.js' })
      gtag('js', new Date())
      gtag('consent', 'default', { ...states(false), functionality_storage: 'granted', wait_for_update: 500 })
      if (before !== undefined) gtag('consent', 'update', states(before))
    },
    choose: (yes) => gtag('consent', 'update', states(yes)),
    remove: remover('dataLayer'),
  }
}

const cookiebot = (): StandIn => {
  const consent = { necessary: true, preferences: false, statistics: false, marketing: false, method: null }
  const api = { consent, consented: false, declined: false, hasResponse: false, doNotTrack: false }
  const set = (yes: boolean): void => {
    Object.assign(consent, { preferences: yes, statistics: yes, marketing: yes, method: 'explicit' })
    Object.assign(api, { consented: yes, declined: !yes, hasResponse: true })
  }
  const announce = (yes: boolean): void => {
    for (const name of ['OnConsentReady', yes ? 'OnAccept' : 'OnDecline']) tell(window, `Cookiebot${name}`)
  }
  return {
    come(before) {
      put('Cookiebot', api)
      if (before === undefined) return
      // The platform reads its cookie after it has made its object available.
      set(before)
      announce(before)
    },
    choose(yes) {
      set(yes)
      announce(yes)
    },
    remove: remover('Cookiebot'),
  }
}

const onetrust = (): StandIn => {
  let isClosed = false
  const update = (yes: boolean): void => {
    const groups = yes ? ['C0001', 'C0002', 'C0003', 'C0004', 'C0005'] : ['C0001']
    put('OnetrustActiveGroups', `,${groups.join(',')},`)
    put('OptanonActiveGroups', `,${groups.join(',')},`)
    tell(window, 'OneTrustGroupsUpdated', groups)
  }
  return {
    come(before) {
      isClosed = before !== undefined
      put('OneTrust', { OnConsentChanged: () => {}, IsAlertBoxClosed: () => isClosed })
      update(before === true)
    },
    choose(yes) {
      isClosed = true
      update(yes)
      tell(window, 'OTConsentApplied')
    },
    remove: remover('OneTrust', 'OnetrustActiveGroups', 'OptanonActiveGroups'),
  }
}

/** Version 3: everything is a promise. */
const usercentrics = (): StandIn => {
  let isAllowed = false
  let type = 'IMPLICIT'
  const service = (name: string, essential: boolean) => ({
    name,
    category: essential ? 'essential' : 'functional',
    essential,
    consent: { given: essential || isAllowed, type },
  })
  const details = () => ({
    consent: { status: isAllowed ? 'ALL_ACCEPTED' : 'ALL_DENIED', required: true },
    services: { HkIVcNiuoZX: service('Usercentrics', true), xY3: service('Wisp', false) },
  })
  const change = (type: string): void => {
    tell(window, 'UC_UI_CMP_EVENT', { source: 'button', type })
    tell(window, 'UC_CONSENT', details())
  }
  return {
    come(before) {
      isAllowed = before === true
      if (before !== undefined) type = 'EXPLICIT'
      put('__ucCmp', { isInitialized: async () => true, getConsentDetails: async () => details() })
      tell(window, 'UC_UI_INITIALIZED')
    },
    choose(yes) {
      isAllowed = yes
      type = 'EXPLICIT'
      change(yes ? 'ACCEPT_ALL' : 'DENY_ALL')
    },
    remove: remover('__ucCmp'),
  }
}

/** The stand-in of Didomi. Calls before it is ready stand in a list. */
const didomi = (): StandIn => {
  type Ready = (api: unknown) => void
  let isAllowed: boolean | undefined
  const listeners: (() => void)[] = []
  const purposes = ['cookies', 'create_content_profile', 'select_personalized_content', 'measure_content_performance']
  const api = {
    isConsentRequired: () => true,
    isUserStatusPartial: () => isAllowed === undefined,
    getCurrentUserStatus: () => ({
      regulation: 'gdpr',
      purposes: Object.fromEntries(purposes.map((id) => [id, { id, enabled: isAllowed === true }])),
      vendors: {},
    }),
    on: (event: string, listener: () => void) => event === 'consent.changed' && listeners.push(listener),
  }
  const waiting: Ready[] = []
  put('didomiOnReady', waiting)
  return {
    come(before) {
      isAllowed = before
      put('Didomi', api)
      for (const ready of waiting.splice(0)) ready(api)
      waiting.push = (...all: Ready[]) => {
        for (const ready of all) ready(api)
        return all.length
      }
    },
    choose(yes) {
      isAllowed = yes
      for (const listener of listeners) listener()
    },
    remove: remover('Didomi', 'didomiOnReady'),
  }
}

/** The plugin has a cookie for each category; a banner's script says which kind of consent holds where the visitor is. */
const wordpress = (): StandIn => {
  const cookies: Record<string, string> = {}
  const set = (yes: boolean): void => {
    for (const category of ['functional', 'preferences', 'statistics-anonymous', 'statistics', 'marketing']) {
      cookies[category] = yes || category === 'functional' ? 'allow' : 'deny'
      tell(document, 'wp_listen_for_consent_change', { [category]: cookies[category] })
    }
  }
  return {
    come(before) {
      put('waitfor_consent_hook', true)
      put('consent_api', { cookie_prefix: 'wp_consent' })
      put('consent_api_get_cookie', (cookie: string) => cookies[cookie.replace('wp_consent_', '')] ?? '')
      put('wp_has_consent', (category: string) => cookies[category] === 'allow')
      if (before !== undefined) set(before)
      put('wp_consent_type', 'optin')
      tell(document, 'wp_consent_type_defined')
    },
    choose: set,
    remove: remover(
      'consent_api',
      'consent_api_get_cookie',
      'wp_has_consent',
      'wp_consent_type',
      'waitfor_consent_hook',
    ),
  }
}

export const STAND_INS: Record<ConsentPlatform, () => StandIn> = {
  cookiebot,
  didomi,
  google,
  gpp,
  onetrust,
  tcf,
  usercentrics,
  wordpress,
}
