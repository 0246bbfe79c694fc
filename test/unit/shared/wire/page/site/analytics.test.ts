// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tell } from '../../../../../../shared/wire/page/site/analytics'

afterEach(() => vi.unstubAllGlobals())

const throws = () => {
  throw new Error('of the page')
}

describe('the analytics of the page', () => {
  it('is its function, where it has one', () => {
    const gtag = vi.fn()
    vi.stubGlobal('gtag', gtag)
    vi.stubGlobal('dataLayer', [])
    expect(tell('G-1', 'event', 'click', { a: 1 })).toBe(true)
    expect(gtag.mock.calls).toEqual([['event', 'click', { a: 1 }]])
    expect(dataLayer()).toEqual([])
  })

  it('is else its list, which gets the arguments of a function', () => {
    vi.stubGlobal('dataLayer', [])
    expect(tell('', 'event', 'click', { a: 1 })).toBe(true)
    const [command] = dataLayer()
    expect(String(command)).toBe('[object Arguments]')
    expect([...(command as Iterable<unknown>)]).toEqual(['event', 'click', { a: 1 }])
  })

  it.each<[text: string, globals: Record<string, unknown>]>([
    ['is missing', {}],
    ['is of a wrong type', { gtag: 'x', dataLayer: {} }],
    ['throws', { gtag: throws }],
    ['has a list that throws', { dataLayer: { push: throws } }],
    ["counts by the original's own script", { gtag: vi.fn(), MonsterInsightsObject: {} }],
    ['is switched off by the visitor', { gtag: vi.fn(), 'ga-disable-G-1': true }],
  ])('is told nothing where it %s', (_, globals) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    expect(tell('G-1', 'event', 'click', {})).toBe(false)
    if (vi.isMockFunction(globals.gtag)) expect(globals.gtag).not.toHaveBeenCalled()
  })
})

const dataLayer = () => (window as unknown as { dataLayer: unknown[] }).dataLayer
