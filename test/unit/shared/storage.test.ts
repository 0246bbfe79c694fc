import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage, keepConversionId, LIFETIME, RECORD } from '../../../shared/storage'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('storage', () => {
  it('keeps a value for its lifetime', () => {
    const storage = createStorage(true)
    storage.set('closed.x', 1, LIFETIME.closed)
    vi.advanceTimersByTime(LIFETIME.closed - 1)
    expect(storage.get('closed.x')).toBe(1)
    vi.advanceTimersByTime(1)
    expect(storage.get('closed.x')).toBeUndefined()
  })

  it('writes when the page is idle, and at once when told to', () => {
    const storage = createStorage(true)
    storage.set('a', 1)
    expect(localStorage.getItem(RECORD)).toBeNull()
    storage.flush()
    expect(createStorage(true).get('a')).toBe(1)
    storage.set('b', 2)
    vi.runAllTimers()
    expect(createStorage(true).get('b')).toBe(2)
  })

  it('keeps what another tab has written', () => {
    const [mine, theirs] = [createStorage(true), createStorage(true)]
    mine.get('anything')
    theirs.set('theirs', 1)
    theirs.flush()
    mine.set('mine', 2)
    mine.flush()
    const later = createStorage(true)
    expect([later.get('theirs'), later.get('mine')]).toEqual([1, 2])
  })

  it('drops what has expired from the record', () => {
    const storage = createStorage(true)
    storage.set('old', 1, 1000)
    storage.flush()
    vi.advanceTimersByTime(2000)
    storage.set('new', 1)
    storage.flush()
    expect(Object.keys(JSON.parse(localStorage.getItem(RECORD) ?? '{}'))).toEqual(['new'])
  })

  it.each(['', 'null', '[]', '"x"', '42', '{broken', '{"a":1,"b":[1],"c":null}', '{"a":["x","never"]}'])(
    'goes on with garbage in place: %s',
    (garbage) => {
      localStorage.setItem(RECORD, garbage)
      const storage = createStorage(true)
      expect(storage.get('a')).toBeUndefined()
      storage.set('a', 2)
      storage.flush()
      expect(createStorage(true).get('a')).toBe(2)
    },
  )

  it('lets memory take over when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    const storage = createStorage(true)
    storage.set('a', 1)
    storage.flush()
    expect(storage.get('a')).toBe(1)
    vi.unstubAllGlobals()
  })

  it('keeps nothing in the browser before consent, everything after, nothing once it is withdrawn', () => {
    const storage = createStorage(false)
    storage.set('a', 1)
    keepConversionId(storage, 'c1')
    vi.runAllTimers()
    expect([localStorage.length, document.cookie]).toEqual([0, ''])
    storage.allow(true)
    keepConversionId(storage, 'c1')
    expect(createStorage(true).get('a')).toBe(1)
    expect(document.cookie).toContain('wisp_conversion=c1')
    storage.allow(false)
    expect(localStorage.length).toBe(0)
    expect(document.cookie).not.toContain('c1')
    expect(storage.get('a')).toBeUndefined()
  })
})

describe('storage and other tabs', () => {
  it('takes over what another tab wrote, as soon as the browser tells', () => {
    const [mine, theirs] = [createStorage(true), createStorage(true)]
    mine.set('mine', 1)
    theirs.set('converted.x', 1)
    theirs.flush()
    window.dispatchEvent(new Event('storage'))
    expect([mine.get('converted.x'), mine.get('mine')]).toEqual([1, 1])
  })

  it('keeps what was stored before when consent comes on a later page', () => {
    const before = createStorage(true)
    before.set('visits', 7)
    before.flush()
    const later = createStorage(false)
    later.set('visits', 1)
    later.set('landing', '/new')
    later.allow(true)
    expect([later.get('visits'), later.get('landing')]).toEqual([7, '/new'])
    expect(createStorage(true).get('visits')).toBe(7)
  })

  it('loses nothing of memory when every write fails', () => {
    vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(() => {
      throw new DOMException('full')
    })
    const storage = createStorage(true)
    storage.set('outbox.one', 1)
    storage.flush()
    storage.set('two', 2)
    vi.runAllTimers()
    expect([storage.get('outbox.one'), storage.get('two')]).toEqual([1, 2])
  })
})
