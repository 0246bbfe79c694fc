// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createStorage, keepConversionId } from '../../../../../shared/page/storage/storage'
import { countStorageCalls, freshStorage, lead, marker } from '../../../../support/browser-storage'

freshStorage()

describe('storage', () => {
  it('stores nothing in the browser before consent, everything after, and nothing once it is withdrawn', () => {
    const storage = createStorage(false)
    storage.set('client', 'a')
    keepConversionId(storage, 'c1')
    vi.runAllTimers()
    expect(localStorage.length).toBe(0)
    expect(document.cookie).not.toContain('c1')
    storage.allow(true)
    keepConversionId(storage, 'c1')
    expect(createStorage(true).get('client')).toBe('a')
    expect(document.cookie).toContain('wisp_conversion=c1')
    storage.allow(false)
    expect(localStorage.length).toBe(0)
    expect(document.cookie).not.toContain('c1')
    expect(storage.keys('')).toEqual([])
  })

  it('does not even read what is stored without consent', () => {
    createStorage(true).set('client', 'a')
    vi.runAllTimers()
    const reads = countStorageCalls('getItem')
    const storage = createStorage(false)
    expect([storage.get('client'), storage.keys('')]).toEqual([undefined, []])
    expect(reads()).toBe(0)
    createStorage(true).get('client')
    expect(reads()).toBeGreaterThan(0)
  })

  it('keeps undelivered leads in memory after a withdrawal, until they are sent', () => {
    const storage = createStorage(true)
    storage.set('outbox.one', lead)
    storage.set('client', 'a')
    storage.flush()
    storage.allow(false)
    vi.runAllTimers()
    expect(localStorage.length).toBe(0)
    expect(storage.keys('')).toEqual(['outbox.one'])
    expect(storage.get('outbox.one')).toEqual(lead)
    storage.set('outbox.one', undefined)
    expect(storage.keys('')).toEqual([])
  })

  it('stores again when consent is given again', () => {
    const storage = createStorage(true)
    storage.allow(false)
    storage.set('client', 'b')
    storage.allow(true)
    expect(createStorage(true).get('client')).toBe('b')
  })

  it('on a later page, keeps what was stored before; what this page has set is newer', () => {
    const before = createStorage(true)
    before.set('client', 'a')
    before.set('country', 'DE')
    before.flush()
    const later = createStorage(false)
    later.set('country', 'GB')
    later.set('seen.popup00000001', marker)
    later.allow(true)
    for (const storage of [later, createStorage(true)]) {
      expect([storage.get('client'), storage.get('country')]).toEqual(['a', 'GB'])
      expect(storage.get('seen.popup00000001')).toEqual(marker)
    }
  })

  it('on a later page, uses what was stored before for keys that this page has removed', () => {
    const before = createStorage(true)
    before.set('ip', '192.0.2.1')
    before.flush()
    const later = createStorage(false)
    later.set('ip', '192.0.2.2')
    later.set('ip', undefined)
    later.allow(true)
    expect(later.get('ip')).toBe('192.0.2.1')
  })
})
