// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchCart } from '../../../../../chunks/stores/wix-cart/watch'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

const open = () => {
  const reads: number[] = []
  const start = Date.now()
  const shop = { cart: 'one mug' }
  let tell: (name: string) => void = () => {}
  let followed = true
  const stop = watchCart(
    () => void reads.push(Date.now() - start),
    () => shop.cart,
    (handler) => {
      tell = handler
      return () => {
        followed = false
      }
    },
  )
  return { reads, shop, stop, tell: (name: string) => tell(name), isFollowed: () => followed }
}

describe('the cart is read again', () => {
  it.each(['AddToCart', 'RemoveFromCart', 'Purchase'])('after %s, and once more until it differs', (name) => {
    const { reads, tell } = open()
    tell(name)
    expect(reads).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(reads).toEqual([700, 2000])
  })
  it('only once if the first time shows the change', () => {
    const { reads, shop, tell } = open()
    tell('AddToCart')
    vi.advanceTimersByTime(800)
    shop.cart = 'two mugs'
    vi.advanceTimersByTime(10_000)
    expect(reads).toEqual([700])
  })
  it('twice after two clicks, because the first change may hide the second', () => {
    const { reads, shop, tell } = open()
    tell('AddToCart')
    vi.advanceTimersByTime(600)
    tell('AddToCart')
    vi.advanceTimersByTime(800)
    shop.cart = 'two mugs'
    vi.advanceTimersByTime(10_000)
    expect(reads).toEqual([1300, 2600])
  })
  it('when the visitor goes to another page, but not for other events', () => {
    const { reads, tell } = open()
    tell('PageView')
    tell('ViewContent')
    expect(reads).toEqual([])
    history.replaceState(null, '', '/cart-page')
    tell('PageView')
    tell('ViewContent')
    expect(reads).toHaveLength(1)
  })
  it.each([
    [true, 1],
    [false, 0],
  ])('when the page comes back from the back-forward cache (%s)', (persisted, times) => {
    const { reads, stop } = open()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    stop()
    expect(reads).toHaveLength(times)
  })
  it('no more after it is stopped', () => {
    const { isFollowed, reads, stop, tell } = open()
    tell('AddToCart')
    stop()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    vi.advanceTimersByTime(10_000)
    expect(reads).toEqual([])
    expect(isFollowed()).toBe(false)
  })
})
