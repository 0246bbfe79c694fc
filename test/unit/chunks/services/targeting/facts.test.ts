// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readFacts } from '../../../../../chunks/services/targeting/facts'

const { variable, cookie, markup } = readFacts(false, Date)

const put = (name: string, value: unknown): void => {
  vi.stubGlobal(name, value)
}
const cookies = (all: string): void => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue(all)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a variable of the page', () => {
  it('is looked up by its dotted path', () => {
    put('shop', { customer: { plan: 'pro' }, cart: [{ id: 7 }] })
    expect(variable('shop.customer.plan')).toBe('pro')
    expect(variable('shop.cart.0.id')).toBe(7)
    expect(variable('window.shop.customer.plan')).toBe('pro')
  })

  it.each(['shop', 'shop.customer', 'shop.customer.plan.name', '', '.', '..', 'constructor.nothing'])(
    '%o that does not exist is undefined',
    (path) => {
      expect(variable(path)).toBeUndefined()
    },
  )

  it.each([
    ['null is nothing', null, 'shop', undefined],
    ['0 is something', 0, 'shop', 0],
    ['an empty text is something', '', 'shop', ''],
    ['a part of null is nothing', { plan: null }, 'shop.plan.name', undefined],
    ['inherited properties count', Object.create({ plan: 'pro' }), 'shop.plan', 'pro'],
    ['properties of a text count', 'four', 'shop.length', 4],
  ])('%s', (_, shop, path, expected) => {
    put('shop', shop)
    expect(variable(path)).toBe(expected)
  })

  it('does not exist if its getter throws', () => {
    put('shop', {
      get plan() {
        throw new Error('not yours')
      },
    })
    expect(variable('shop.plan')).toBeUndefined()
  })

  it('does not exist in a frame of another origin', () => {
    put(
      'shop',
      new Proxy(window, {
        get() {
          throw new DOMException('Blocked a frame', 'SecurityError')
        },
      }),
    )
    expect(variable('shop.plan')).toBeUndefined()
  })

  it('is never evaluated', () => {
    const called = vi.fn(() => 'pro')
    put('shop', { plan: called })
    expect(variable('shop.plan()')).toBeUndefined()
    expect(variable('shop.plan')).toBe(called)
    expect(called).not.toHaveBeenCalled()
  })
})

describe('a cookie', () => {
  it.each([
    ['is found by its name', 'a=1; plan=pro; b=2', 'pro'],
    ['may have = in its value', 'plan=a=b', 'a=b'],
    ['may be empty', 'plan=', ''],
    ['may be encoded', 'plan=d%C3%A9j%C3%A0%20vu', 'déjà vu'],
    ['may have a % that stands for itself', 'plan=100%', '100%'],
    ['is not another one with the same ending', 'my-plan=pro', undefined],
    ['is not another one with the same beginning', 'planet=pro', undefined],
    ['may be missing', '', undefined],
  ])('%s', (_, all, expected) => {
    cookies(all)
    expect(cookie('plan')).toBe(expected)
  })

  it('does not exist if cookies are blocked', () => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    })
    expect(cookie('plan')).toBeUndefined()
  })
})

describe('the page’s markup', () => {
  it('is read once however many popups look, and again the next time', async () => {
    const read = vi.spyOn(document.documentElement, 'outerHTML', 'get')
    document.body.innerHTML = '<p>Sale</p>'
    expect([markup(), markup()].every((text) => text.includes('<p>Sale</p>'))).toBe(true)
    expect(read).toHaveBeenCalledOnce()
    document.body.innerHTML = '<p>Sold out</p>'
    await Promise.resolve()
    expect(markup()).toContain('Sold out')
    expect(read).toHaveBeenCalledTimes(2)
  })
})
