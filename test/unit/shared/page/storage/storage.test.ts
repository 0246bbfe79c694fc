// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import * as LIFETIME from '../../../../../shared/model/lifetime'
import {
  createStorage,
  hasKeptForms,
  keepForm,
  keptForm,
  keptIds,
  outlasts,
  readCookie,
  STORAGE_PREFIX,
} from '../../../../../shared/page/storage/storage'
import { freshStorage, lead, marker, storedEntries } from '../../../../support/browser-storage'

freshStorage()

describe('storage', () => {
  it.each([
    ['closed.popup00000001', LIFETIME.closed],
    ['seen.popup00000001', LIFETIME.year],
  ] as const)('keeps %s for its lifetime', (key, lifetime) => {
    const storage = createStorage(true)
    storage.set(key, marker, lifetime)
    vi.advanceTimersByTime(lifetime - 1)
    expect(storage.get(key)).toEqual(marker)
    vi.advanceTimersByTime(1)
    expect(storage.get(key)).toBeUndefined()
    expect(storage.keys('')).toEqual([])
  })

  it('writes when the page is idle, and at once on request', () => {
    const storage = createStorage(true)
    storage.set('ip', '192.0.2.1')
    expect(localStorage.length).toBe(0)
    storage.flush()
    expect(createStorage(true).get('ip')).toBe('192.0.2.1')
    storage.set('country', 'GB')
    vi.runAllTimers()
    expect(createStorage(true).get('country')).toBe('GB')
  })

  it('removes entries', () => {
    const storage = createStorage(true)
    storage.set('ip', '192.0.2.1')
    storage.flush()
    storage.set('ip', undefined)
    expect(storage.get('ip')).toBeUndefined()
    storage.flush()
    expect(storedEntries()).toEqual({})
  })

  it.each(['', '{broken', '"x"', '{"version":2}', '[{"lead":{}},"never"]'])(
    'leaves alone what it cannot read: %s',
    (text) => {
      localStorage.setItem(`${STORAGE_PREFIX}outbox.one`, text)
      const storage = createStorage(true)
      storage.set('ip', '192.0.2.1')
      storage.flush()
      expect([storage.keys('outbox.'), localStorage.getItem(`${STORAGE_PREFIX}outbox.one`)]).toEqual([[], text])
    },
  )

  it('does not read again what it has removed, if the browser keeps it', () => {
    const storage = createStorage(true)
    storage.set('outbox.one', lead)
    storage.flush()
    vi.spyOn(Object.getPrototypeOf(localStorage), 'removeItem').mockImplementation(() => {})
    storage.set('outbox.one', undefined)
    storage.flush()
    expect([storage.get('outbox.one'), storage.keys('outbox')]).toEqual([undefined, []])
  })

  it('lists unexpired keys by their prefix', () => {
    const storage = createStorage(true)
    for (const id of ['a', 'b', 'c']) storage.set(`seen.${id}`, marker)
    storage.set('closed.a', marker)
    storage.set('seen.b', undefined)
    expect(storage.keys('seen.')).toEqual(['seen.a', 'seen.c'])
  })

  it('keeps what another tab has written', () => {
    const [mine, theirs] = [createStorage(true), createStorage(true)]
    mine.get('client')
    theirs.set('country', 'GB')
    theirs.flush()
    mine.set('email', 'ann@example.com')
    mine.flush()
    const later = createStorage(true)
    expect([later.get('country'), later.get('email')]).toEqual(['GB', 'ann@example.com'])
  })

  it('drops what has expired', () => {
    const storage = createStorage(true)
    storage.set('closed.popup00000001', marker, 1000)
    storage.flush()
    vi.advanceTimersByTime(2000)
    storage.set('seen.popup00000001', marker)
    storage.flush()
    expect(Object.keys(storedEntries())).toEqual(['seen.popup00000001'])
  })

  it.each(['', 'null', '[]', '"x"', '42', '{broken', '[1]', '[["x"],"never"]'])(
    'replaces invalid values: %s',
    (garbage) => {
      localStorage.setItem(`${STORAGE_PREFIX}ip`, garbage)
      const storage = createStorage(true)
      expect(storage.get('ip')).toBeUndefined()
      storage.set('ip', '192.0.2.1')
      storage.flush()
      expect(storedEntries().ip?.[0]).toBe('192.0.2.1')
    },
  )

  it('does not touch entries of others', () => {
    localStorage.setItem('wispy', 'theirs')
    const storage = createStorage(true)
    storage.set('ip', '192.0.2.1')
    storage.flush()
    expect(storage.keys('')).toEqual(['ip'])
    storage.allow(false)
    expect(Object.keys(localStorage)).toEqual(['wispy'])
  })

  it('uses memory if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    const storage = createStorage(true)
    storage.set('ip', '192.0.2.1')
    storage.flush()
    expect(storage.get('ip')).toBe('192.0.2.1')
  })

  it.each([
    [
      'fails',
      () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    ],
    // Scripts that wait for the visitor's consent replace the method so.
    ['does nothing', () => {}],
  ])('loses nothing in memory if every write %s, and writes once there is room', (_, write) => {
    const full = vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(write)
    const storage = createStorage(true)
    storage.set('outbox.one', lead)
    storage.flush()
    storage.set('ip', '192.0.2.1')
    vi.runAllTimers()
    expect([storage.get('outbox.one'), storage.get('ip')]).toEqual([lead, '192.0.2.1'])
    full.mockRestore()
    storage.set('country', 'GB')
    vi.runAllTimers()
    expect(Object.keys(storedEntries()).sort()).toEqual(['country', 'ip', 'outbox.one'])
  })
})

it('forms that wait to be sent stay when consent is withdrawn, also those that an earlier build has kept', () => {
  localStorage.clear()
  const form = { url: '/', fields: [], stamp: '1' }
  keepForm('new', form)
  localStorage.setItem('wisp.form.old', JSON.stringify([form, Number.MAX_SAFE_INTEGER]))
  localStorage.setItem('wisp.forms', '1')
  localStorage.removeItem('wisp-forms')
  expect([hasKeptForms(), keptIds().sort()]).toEqual([1, ['new', 'old']])
  const storage = createStorage(true)
  storage.set('email', 'ann@example.com')
  storage.flush()
  storage.allow(false)
  expect(Object.keys(localStorage).sort()).toEqual(['wisp-form.new', 'wisp-form.old', 'wisp-forms'])
  expect([hasKeptForms(), keptForm('old')]).toEqual([1, form])
  for (const id of keptIds()) keepForm(id)
  expect([keptIds(), Object.keys(localStorage)]).toEqual([[], []])
})

describe('what is stored outlasts the page', () => {
  const trail = { visits: 1, began: 1, active: 1, open: 1, session: 1, referrer: '', pages: [] }
  const filled = (consented: boolean) => {
    const storage = createStorage(consented)
    storage.set('trail', trail)
    return storage
  }
  /** A browser that throws on any call of this method. */
  const refuse = (method: 'getItem' | 'setItem'): void => {
    const refused = (): never => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const get = (real: Storage, name: string) => (name === method ? refused : Reflect.get(real, name).bind?.(real))
    vi.stubGlobal('localStorage', new Proxy(localStorage, { get: get as Required<ProxyHandler<Storage>>['get'] }))
  }

  it('with consent, but not without', () => {
    expect([outlasts(filled(true)), outlasts(filled(false))]).toEqual([true, false])
  })

  it.each(['getItem', 'setItem'] as const)('but not where %s throws', (method) => {
    refuse(method)
    expect(outlasts(filled(true))).toBe(false)
  })

  it('but not where there is no room for what is new', () => {
    const storage = filled(true)
    storage.flush()
    refuse('setItem')
    storage.set('trail', { ...trail, visits: 2 })
    expect(outlasts(storage)).toBe(false)
  })
})

describe('storage and other tabs', () => {
  it('sees what another tab wrote as soon as the browser shows it', () => {
    const [mine, theirs] = [createStorage(true), createStorage(true)]
    mine.set('country', 'GB')
    expect(mine.get('converted.x')).toBeUndefined()
    theirs.set('converted.x', marker)
    theirs.flush()
    expect([mine.get('converted.x'), mine.get('country')]).toEqual([marker, 'GB'])
  })

  it('writes only what it has changed, as the browser may show another tab’s writes late', () => {
    const names: string[] = []
    const items = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      removeItem: () => {},
      setItem(name: string, text: string) {
        names.push(name)
        items.set(name, text)
      },
    })
    const storage = createStorage(true)
    storage.set('client', 'a')
    storage.flush()
    storage.set('outbox.one', lead)
    storage.flush()
    expect(names).toEqual([`${STORAGE_PREFIX}client`, `${STORAGE_PREFIX}outbox.one`])
  })

  it('ignores the removal of other keys, which belong to the site', () => {
    const storage = createStorage(true)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theirs', newValue: null }))
    expect(storage.allowed()).toBe(true)
  })
})

describe('cookies of the site', () => {
  it.each([
    ['plan', 'gold', 'gold'],
    ['plan', 'a%20b', 'a b'],
    ['plan', '100%', '100%'],
    ['other', 'x', undefined],
  ])('%s in plan=%s', (name, value, expected) => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue(
      `airplan=no; plan=${value}; last=1`,
    )
    expect(readCookie(name)).toBe(expected)
  })

  it('do not exist if cookies are blocked', () => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(readCookie('plan')).toBeUndefined()
  })
})
