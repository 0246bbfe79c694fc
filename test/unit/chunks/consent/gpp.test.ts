// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aWhile, follow, globals, stopBridges } from '../../../support/consent-bridge'
import { gppPlatform, STAND_INS, usNational } from '../../../support/consent-platforms'

let platform: ReturnType<typeof gppPlatform>

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  platform = gppPlatform()
})
afterEach(() => {
  stopBridges()
  platform.remove()
  vi.useRealTimers()
})

const leaveAnId = () => localStorage.setItem('wisp.client', JSON.stringify(['1-2-3-4', Date.now() + 1e9]))

describe('a section of the USA', () => {
  const state = (changes: Record<string, unknown>, gpc = false) => [
    { Version: 1, SaleOptOutNotice: 1, TargetedAdvertisingOptOutNotice: 1, ...changes },
    { SubsectionType: 1, Gpc: gpc },
  ]
  const calm = { SaleOptOut: 2, TargetedAdvertisingOptOut: 2 }

  it.each<[what: string, section: unknown, id: number, name: string, decisions: boolean[]]>([
    ['no objection', usNational(false), 7, 'usnat', [true]],
    ['an objection to sale', usNational(false, { SaleOptOut: 1 }), 7, 'usnat', [false]],
    ['one to sharing', usNational(false, { SharingOptOut: 1 }), 7, 'usnat', [false]],
    ['one to targeted advertising', usNational(false, { TargetedAdvertisingOptOut: 1 }), 7, 'usnat', [false]],
    ['the browser’s own', [usNational(false)[0], { SubsectionType: 1, Gpc: true }], 7, 'usnat', [false]],
    ['what the site does not do at all', usNational(false, { SharingOptOut: 0 }), 7, 'usnat', [true]],
    ['a visitor whom nobody has told', usNational(false, { SaleOptOut: 0, SaleOptOutNotice: 2 }), 7, 'usnat', []],
    ['a word that there is not', usNational(false, { SaleOptOut: 3 }), 7, 'usnat', []],
    ['California without objection', [{ SaleOptOut: 2, SharingOptOut: 2 }], 8, 'usca', [true]],
    ['California with one', [{ SaleOptOut: 2, SharingOptOut: 1 }], 8, 'usca', [false]],
    ['Virginia without', state(calm), 9, 'usva', [true]],
    ['Virginia with one', state({ ...calm, TargetedAdvertisingOptOut: 1 }), 9, 'usva', [false]],
    ['Texas with the browser’s own', state(calm, true), 16, 'ustx', [false]],
    ['Rhode Island', [calm], 27, 'usri', [true]],
    ['all segments in one object', { ...calm, GpcSegmentType: 1, Gpc: false }, 12, 'usct', [true]],
    ['all segments in one object, with an objection', { ...calm, Gpc: true }, 12, 'usct', [false]],
    ['none of the fields', [{ Version: 1 }], 9, 'usva', []],
    ['inherited fields', [Object.create(calm)], 9, 'usva', []],
    ['nothing of the right shape', 'BVVqAAAAAg', 9, 'usva', []],
    ['the old string, without objection', [{ Version: 1, OptOutSale: 'N' }], 6, 'uspv1', [true]],
    ['the old string, with one', [{ Version: 1, OptOutSale: 'Y' }], 6, 'uspv1', [false]],
    ['the old string, broken', [{ Version: 1 }], 6, 'uspv1', []],
  ])('with %s', async (_what, section, id, name, expected) => {
    leaveAnId()
    platform.come({ [name]: section }, [id])
    const { decisions } = await follow('gpp')
    await aWhile()
    expect(decisions).toEqual(expected)
  })

  it('counts where it applies, and there only; each of several has to be without objection', async () => {
    const sections = { usca: [{ SaleOptOut: 1 }], usva: state(calm) }
    platform.come(sections, [9])
    expect((await follow('gpp')).decisions).toEqual([true])
    platform.choose(sections, [8, 9])
    expect((await follow('gpp')).decisions).toEqual([])
    // Section 10 applies, and the platform has no data for it.
    platform.choose(sections, [9, 10])
    expect((await follow('gpp')).decisions).toEqual([])
  })

  it('that is newer than this is known by the name that the platform gives', async () => {
    platform.change('cmpStatus', 'loading', { supportedAPIs: ['7:usnat', '28:uszz'] })
    platform.come({ uszz: state(calm) }, [28])
    expect((await follow('gpp')).decisions).toEqual([true])
  })

  it('is asked for other fields than the usual, if the owner names them', async () => {
    platform.come({ usnat: usNational(false, { SaleOptOut: 1, PersonalDataConsents: 2 }) }, [7])
    expect((await follow('gpp', { categories: ['TargetedAdvertisingOptOut'] })).decisions).toEqual([true])
    expect((await follow('gpp', { categories: ['PersonalDataConsents', '1'] })).decisions).toEqual([true])
    platform.choose({ usnat: usNational(false, { PersonalDataConsents: 1 }) }, [7])
    expect((await follow('gpp', { categories: ['PersonalDataConsents'] })).decisions).toEqual([])
  })
})

describe('a section of Canada or of TCF', () => {
  it.each<[name: string, id: number, section: Record<string, unknown>, decisions: boolean[]]>([
    ['tcfcav1', 5, { PurposesExpressConsent: [1, 5], PurposesImpliedConsent: [6, 8] }, [true]],
    ['tcfcav1', 5, { PurposesExpressConsent: [1, 5], PurposesImpliedConsent: [6] }, []],
    ['tcfeuv2', 2, { PurposeConsents: [true, false, false, false, true, true, false, true] }, [true]],
    ['tcfeuv2', 2, { PurposeConsents: [false, true] }, []],
    ['tcfeuv2', 2, { PurposeConsent: [1, 5, 6, 8] }, [true]],
  ])('%s (%i) with %j', async (name, id, section, expected) => {
    platform.come({ [name]: [section] }, [id])
    expect((await follow('gpp')).decisions).toEqual(expected)
  })

  it('is asked for the purposes that the owner names', async () => {
    platform.come({ tcfcav1: [{ PurposesExpressConsent: [1] }] }, [5])
    expect((await follow('gpp', { categories: ['SaleOptOut', '1'] })).decisions).toEqual([true])
    expect((await follow('gpp', { categories: ['SaleOptOut', '1', '2'] })).decisions).toEqual([])
  })
})

describe('the platform', () => {
  it('counts only when it is ready: what it changes meanwhile does not hold yet', async () => {
    platform.come({ usnat: usNational(false) }, [7])
    const { decisions } = await follow('gpp')
    platform.setReady(false)
    platform.setDisplay('visible')
    platform.setSections({ usnat: usNational(true) }, [7])
    expect(decisions).toEqual([true])
    platform.setDisplay('hidden')
    platform.setReady(true)
    expect(decisions).toEqual([true, false])
  })

  it('that changes a section without a banner tells of a choice; opening the banner alone is none', async () => {
    platform.come({ usnat: usNational(false) }, [7])
    const { decisions, storage } = await follow('gpp')
    storage.allow(false)
    platform.setDisplay('visible')
    expect(decisions).toEqual([true])
    platform.setDisplay('hidden')
    expect(decisions).toEqual([true, true])
    storage.allow(false)
    platform.setReady(false)
    platform.setSections({ usnat: usNational(false) }, [7])
    platform.setReady(true)
    expect(decisions).toEqual([true, true, true])
  })

  it('that says that no section applies means a yes; that it cannot tell, nothing', async () => {
    platform.come({}, [0])
    const { decisions } = await follow('gpp')
    await aWhile()
    expect(decisions).toEqual([])
    platform.choose({}, [-1])
    platform.setSections({ usnat: usNational(false) }, [-1])
    expect(decisions).toEqual([true])
  })

  it('that is in error is not asked', async () => {
    platform.come({ usnat: usNational(false) }, [7])
    platform.change('cmpStatus', 'error', { cmpStatus: 'error' })
    expect((await follow('gpp')).decisions).toEqual([])
  })

  it('hears nothing more of a bridge that has stopped, also where that began at the stub', async () => {
    const early = await follow('gpp')
    platform.come({ usnat: usNational(false) }, [7])
    const late = await follow('gpp')
    expect([early.decisions, late.decisions, platform.listeners.size]).toEqual([[true], [true], 2])
    early.stop()
    late.stop()
    expect(platform.listeners.size).toBe(0)
  })

  it('may have a stub of the first kind, which answers instead of calling', async () => {
    const stub = globals.__gpp as (command: string, callback?: unknown, parameter?: unknown) => unknown
    globals.__gpp = (command: string, callback: unknown, parameter: unknown) =>
      command === 'addEventListener'
        ? (stub('events') as unknown[]).push({ id: 9, callback })
        : stub(command, callback, parameter)
    const { decisions, stop } = await follow('gpp')
    platform.come({ usnat: usNational(false) }, [7])
    expect(decisions).toEqual([true])
    stop()
    expect(platform.listeners.size).toBe(0)
  })
})

describe('a page that has TCF as well', () => {
  let tcf: ReturnType<typeof STAND_INS.tcf>
  beforeEach(() => {
    tcf = STAND_INS.tcf()
  })
  afterEach(() => tcf.remove())
  /** TCF says that its law does not apply here. */
  const exempt = (): void => {
    globals.__tcfapi = (command: string, _: number, callback: (data: unknown, success: boolean) => void) =>
      command === 'addEventListener' && callback({ gdprApplies: false, cmpStatus: 'loaded', listenerId: 1 }, true)
  }

  it.each(['gpp', 'auto'])('hears it where no section of GPP applies: %s', async (bridge) => {
    platform.come({}, [-1])
    tcf.come()
    const { decisions } = await follow(bridge)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(decisions).toEqual([])
    for (const yes of [true, false]) tcf.choose(yes)
    expect(decisions).toEqual([true, false])
  })

  it.each(['gpp', 'auto'])('hears GPP where the law of TCF does not apply: %s', async (bridge) => {
    exempt()
    platform.come({ usnat: usNational(true) }, [7])
    const { decisions } = await follow(bridge)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(decisions).toEqual([])
    for (const objects of [false, true]) platform.choose({ usnat: usNational(objects) }, [7])
    expect(decisions).toEqual([true, false])
  })

  it('needs a yes of both where both apply', async () => {
    platform.come({ usnat: usNational(false) }, [7])
    tcf.come()
    const { decisions } = await follow('gpp')
    await aWhile()
    expect(decisions).toEqual([])
    tcf.choose(true)
    platform.choose({ usnat: usNational(true) }, [7])
    expect(decisions).toEqual([true, false])
  })

  it('asks TCF, and not the section in which GPP repeats it', async () => {
    platform.come({ tcfeuv2: [{ PurposeConsents: [1, 5, 6, 8] }] }, [2])
    tcf.come()
    const { decisions } = await follow('gpp')
    await aWhile()
    expect(decisions).toEqual([])
    tcf.choose(true)
    expect(decisions).toEqual([true])
  })

  it('waits a few seconds for a GPP that is a stub yet, and follows it when it comes after all', async () => {
    exempt()
    const { decisions } = await follow('gpp')
    await aWhile()
    expect(decisions).toEqual([])
    await aWhile()
    expect(decisions).toEqual([true])
    platform.come({ usnat: usNational(true) }, [7])
    expect(decisions).toEqual([true, false])
  })

  it('whose TCF comes later than its GPP hears it from then on', async () => {
    tcf.remove()
    platform.come({}, [-1])
    const { decisions } = await follow('gpp')
    expect(decisions).toEqual([true])
    tcf = STAND_INS.tcf()
    tcf.come(false)
    await aWhile()
    expect(decisions).toEqual([true, false])
  })
})

describe('a page in a frame', () => {
  /** The window around it, with a platform that answers messages as objects or as text. */
  const aroundPage = (asText: boolean) => {
    const outer: Record<string, unknown> = { __gppLocator: {} }
    const calls: string[] = []
    outer.parent = outer
    outer.postMessage = ({ __gppCall: call }: { __gppCall: Record<string, unknown> }) => {
      calls.push(`${call.command} ${call.version}`)
      const answer = (returnValue: unknown, success: boolean): void => {
        const data = { __gppReturn: { returnValue, success, callId: call.callId } }
        const event = new MessageEvent('message', { data: asText ? JSON.stringify(data) : data })
        Object.defineProperty(event, 'source', { value: outer })
        window.dispatchEvent(event)
      }
      api(call.command, answer, call.parameter)
    }
    const own = gppPlatform()
    own.come({}, [7], false)
    const api = globals.__gpp as (...call: unknown[]) => void
    own.remove()
    vi.stubGlobal('parent', outer)
    return { ...own, calls }
  }
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['gpp', true],
    ['gpp', false],
    ['auto', false],
  ])('follows the platform of the window around it, until it is stopped: %s, %s', async (bridge, asText) => {
    platform.remove()
    const around = aroundPage(asText)
    const { decisions, stop } = await follow(bridge)
    await aWhile()
    expect(decisions).toEqual([])
    for (const objects of [false, true, false]) around.choose({ usnat: usNational(objects) }, [7])
    expect(decisions).toEqual([true, false, true])
    stop()
    expect(around.listeners.size).toBe(0)
    expect(around.calls).toEqual(['addEventListener 1.1', 'removeEventListener 1.1'])
  })
})
