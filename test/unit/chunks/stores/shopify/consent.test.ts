// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { consent } from '../../../../../chunks/stores/shopify/consent'
import { freshStore, reported } from '../page'

freshStore()

const fails = (): never => {
  throw new Error('not yours')
}
type Answers = [preferences: unknown, analytics: unknown, marketing: unknown]

const detailOf = ([preferencesAllowed, analyticsAllowed, marketingAllowed]: Answers) => ({
  preferencesAllowed,
  analyticsAllowed,
  marketingAllowed,
})
const choose = (detail: unknown): void => {
  document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }))
}
const privacyOf = ([preferences, analytics, marketing]: Answers) => ({
  preferencesProcessingAllowed: () => preferences,
  analyticsProcessingAllowed: () => analytics,
  marketingAllowed: () => marketing,
})

/** A store whose consent API is there when the case says so. `decisions`: what we were told, in order. */
const storeOf = (customerPrivacy: unknown) => {
  const decisions: boolean[] = []
  const waiting: ((error?: unknown) => void)[] = []
  const loadFeatures = vi.fn((_: unknown, callback: (error?: unknown) => void) => waiting.push(callback))
  vi.stubGlobal('Shopify', { loadFeatures, customerPrivacy })
  const stop = consent((isAllowed) => decisions.push(isAllowed))
  return { decisions, stop, loadFeatures, answer: (error?: unknown) => waiting.shift()?.(error) }
}

const YES: Answers = [true, true, true]

describe('consent of the store', () => {
  it('is asked by the API, after which the visitor may change it', () => {
    const { answer, decisions, loadFeatures } = storeOf(privacyOf(YES))
    expect(loadFeatures.mock.calls[0]?.[0]).toEqual([{ name: 'consent-tracking-api', version: '0.1' }])
    expect(decisions).toEqual([])
    answer()
    choose(detailOf([true, true, false]))
    choose(detailOf(YES))
    expect(decisions).toEqual([true, false, true])
  })

  it.each<[title: string, privacy: unknown]>([
    ['nothing is there', undefined],
    ['no preferences', privacyOf([false, true, true])],
    ['no analytics', privacyOf([true, false, true])],
    ['no marketing', privacyOf([true, true, false])],
    ['words instead of yes', privacyOf(['yes', 'yes', 'yes'])],
    ['ones instead of yes', privacyOf([1, 1, 1])],
    ['promises instead of yes', privacyOf([Promise.resolve(true), true, true])],
    ['a function is missing', { ...privacyOf(YES), marketingAllowed: undefined }],
    ['a function is none', { ...privacyOf(YES), marketingAllowed: true }],
    ['a function throws', { ...privacyOf(YES), marketingAllowed: fails }],
  ])('is not given when %s', (_, privacy) => {
    const { answer, decisions } = storeOf(privacy)
    answer()
    expect(decisions).toEqual([false])
  })

  it('is not given when the API cannot be loaded', () => {
    const { answer, decisions } = storeOf(privacyOf(YES))
    answer(new Error('no API'))
    expect(decisions).toEqual([false])
  })

  it.each<[title: string, detail: unknown]>([
    ['is empty', {}],
    ['is missing', null],
    ['is a word', 'yes'],
    ['says yes in words', detailOf(['true', 'true', 'true'])],
    [
      'throws',
      {
        get preferencesAllowed() {
          return fails()
        },
      },
    ],
  ])('is withdrawn by an event whose detail %s', (_, detail) => {
    const errors = reported()
    const { answer, decisions } = storeOf(privacyOf(YES))
    answer()
    choose(detail)
    expect([decisions, errors]).toEqual([[true, false], []])
  })

  it('is asked for once the page has loaded, if the store comes after us', () => {
    vi.stubGlobal('Shopify', undefined)
    const decisions: boolean[] = []
    const stop = consent((isAllowed) => decisions.push(isAllowed))
    vi.stubGlobal('Shopify', {
      loadFeatures: (_: unknown, callback: () => void) => callback(),
      customerPrivacy: privacyOf(YES),
    })
    expect(decisions).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(decisions).toEqual([true])
    stop()
  })

  it.each<[title: string, shopify: unknown]>([
    ['is missing', undefined],
    ['is null', null],
    ['is an element of the page', document.createElement('form')],
    ['cannot load features', { loadFeatures: 'later' }],
    ['throws', { loadFeatures: fails }],
  ])('is never given by a store that %s', (_, shopify) => {
    vi.stubGlobal('Shopify', shopify)
    vi.spyOn(console, 'warn').mockReturnValue()
    const decisions: boolean[] = []
    const stop = consent((isAllowed) => decisions.push(isAllowed))
    window.dispatchEvent(new Event('load'))
    expect(decisions).toEqual([])
    stop()
  })

  it('is of no interest after the stop', () => {
    const { answer, decisions, stop } = storeOf(privacyOf(YES))
    stop()
    answer()
    choose(detailOf(YES))
    window.dispatchEvent(new Event('load'))
    expect(decisions).toEqual([])
  })

  it('holds exactly while the last word was a clear yes, in any order of events and answers', () => {
    const word = fc.constantFrom<unknown>(true, true, true, false, undefined, 'yes', 1)
    const answers = fc.tuple(word, word, word) as fc.Arbitrary<Answers>
    const step = fc.oneof(
      answers.map((answer) => ({ answer, by: 'event' as const, error: undefined })),
      fc.record({ answer: answers, by: fc.constant('answer' as const), error: fc.constantFrom(undefined, 'no API') }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const privacy: Record<string, () => unknown> = {}
        let finish = (_?: unknown): void => {}
        vi.stubGlobal('Shopify', {
          customerPrivacy: privacy,
          loadFeatures(_: unknown, callback: typeof finish) {
            finish = callback
          },
        })
        let allowed = false
        const stop = consent((isAllowed) => {
          allowed = isAllowed
        })
        for (const { by, error, answer } of steps) {
          Object.assign(privacy, privacyOf(answer))
          if (by === 'event') choose(detailOf(answer))
          else finish(error)
          expect(allowed).toBe(!error && answer.every((choice) => choice === true))
        }
        stop()
      }),
    )
  })
})
