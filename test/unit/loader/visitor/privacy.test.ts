// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertSnippet } from '../../../../chunks/services/conversion-snippet'
import { otherVariants } from '../../../../chunks/services/targeting/variants'
import { createVisitor } from '../../../../loader/visitor'
import type { Campaign } from '../../../../shared/page/model/campaign'
import { createStorage, hasConsent } from '../../../../shared/page/storage/storage'

const ask = (value: unknown) => vi.stubGlobal('navigator', { userAgent: '', globalPrivacyControl: value })

describe('where the browser asks for privacy (navigator.globalPrivacyControl)', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('the visitor has no id, and one from before is forgotten', () => {
    const before = createStorage(true)
    const id = createVisitor(before).clientId()
    expect(id).toMatch(/^[\d-]+$/)
    before.flush()
    ask(true)
    const storage = createStorage(true)
    expect(createVisitor(storage).clientId()).toBe('')
    storage.flush()
    expect(localStorage.getItem('wisp.client')).not.toContain(id)
    // Other scripts of ours still know that something may be stored.
    expect(hasConsent()).toBe(true)
  })

  it('a browser that throws where it is asked has said nothing, and breaks nothing', () => {
    vi.stubGlobal('navigator', {
      userAgent: '',
      get globalPrivacyControl() {
        throw new Error('private')
      },
    })
    expect(createVisitor(createStorage(true)).clientId()).toMatch(/^[\d-]+$/)
  })

  it.each([undefined, false])('%s is no such wish; a visitor who has withdrawn it gets a new id', (wish) => {
    ask(true)
    const storage = createStorage(true)
    createVisitor(storage).clientId()
    storage.flush()
    ask(wish)
    const id = createVisitor(createStorage(true)).clientId()
    expect(id).toMatch(/^[\d-]+$/)
  })

  it('visitors are spread over the variants of a test, and each keeps one for the whole visit', () => {
    ask(true)
    const tests = ['variant000001', 'variant000002'].map((id) => ({ id }) as Campaign)
    const variantIn = (session: number) => {
      const visitor = { ...createVisitor(createStorage(true)), trail: () => ({ session }) as never }
      return [...otherVariants(tests, visitor, () => 'parent0000001')].map(({ id }) => id).join()
    }
    expect(variantIn(1)).toBe(variantIn(1))
    expect(new Set(Array.from({ length: 50 }, (_, session) => variantIn(1_764_300_000_000 + session))).size).toBe(2)
  })

  it('no conversion code of the site is inserted', () => {
    document.head.innerHTML =
      '<script data-site="s" data-conversion-code="allow" src="/wisp.js" type="text/plain"></script>'
    const code = '<i data-code></i>'
    ask(true)
    insertSnippet(code, 'one')
    expect(document.querySelector('[data-code]')).toBeNull()
    ask(false)
    insertSnippet(code, 'one')
    expect(document.querySelector('[data-code]')).not.toBeNull()
    // A part of a lead, and then the whole, are one conversion.
    insertSnippet(code, 'one')
    expect(document.querySelectorAll('[data-code]')).toHaveLength(1)
  })
})
