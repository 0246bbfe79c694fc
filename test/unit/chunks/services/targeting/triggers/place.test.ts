// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { armed, freshTriggers } from '../armed'

freshTriggers()

describe('the place of an embedded popup', () => {
  const id = 'popup00000001'
  const settled = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(1000)
  }

  it('fires if it exists already', async () => {
    document.body.innerHTML = `<div data-id="${id}"></div>`
    const trigger = armed('place', id)
    await settled()
    expect(trigger.fired()).toBe(1)
  })

  it('fires if it is added later, but not for another popup’s place', async () => {
    const trigger = armed('place', id)
    await settled()
    document.body.innerHTML = '<div data-id="popup00000002"></div>'
    await settled()
    expect(trigger.fired()).toBe(0)
    document.body.innerHTML = `<main><div data-id="${id}"></div></main>`
    await settled()
    expect(trigger.fired()).toBe(1)
  })

  it('fires if an element becomes one', async () => {
    document.body.innerHTML = '<div></div>'
    const trigger = armed('place', id)
    await settled()
    document.querySelector('div')?.setAttribute('data-id', id)
    await settled()
    expect(trigger.fired()).toBe(1)
  })

  it('fires after <body> is replaced, each time that it was gone', async () => {
    const trigger = armed('place', id)
    for (const html of [`<div data-id="${id}"></div>`, '', `<div data-id="${id}"></div>`]) {
      const body = document.createElement('body')
      body.innerHTML = html
      document.body.replaceWith(body)
      await settled()
    }
    expect(trigger.fired()).toBe(2)
  })

  it('uses one observer for all popups, and none after they stop', async () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe')
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect')
    const all = Array.from({ length: 20 }, () => armed('place', id))
    expect(observe).toHaveBeenCalledOnce()
    document.body.innerHTML = '<p></p>'
    await vi.advanceTimersByTimeAsync(50)
    for (const { stop } of all) stop()
    expect(disconnect).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })
})
