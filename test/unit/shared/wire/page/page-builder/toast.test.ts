import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { decodeToast } from '../../../../../../shared/wire/page/page-builder/toast'

describe('what a toast says', () => {
  it.each([
    [
      { kind: 'error', title: 'No', message: 'Not now' },
      { kind: 'error', title: 'No', message: 'Not now' },
    ],
    [
      { kind: 'loud', title: ' No ' },
      { kind: 'info', title: 'No', message: '' },
    ],
    [{ message: 7 }, { kind: 'info', title: '', message: '7' }],
    ['A text', { kind: 'info', title: '', message: 'A text' }],
    [
      { kind: 'constructor', message: 'm', toString: 1 },
      { kind: 'info', title: '', message: 'm' },
    ],
    [
      { title: 'x'.repeat(999), message: 'y'.repeat(9_999) },
      { kind: 'info', title: 'x'.repeat(200), message: 'y'.repeat(1_000) },
    ],
  ])('%j', (raw, toast) => expect(decodeToast(raw)).toEqual(toast))

  it.each([
    [null],
    [undefined],
    [{}],
    [[]],
    [true],
    [{ message: {} }],
    [{ title: ' ' }],
    [Object.create({ message: 'inherited' })],
  ])('nothing: %j', (raw) => expect(decodeToast(raw)).toBeUndefined())

  it.each(['5s', 'soon', -1])('nothing after “%s”, which is no time, and its owner is told', (after) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    for (const search of ['', '?wisp-inspect']) {
      vi.stubGlobal('location', { search })
      expect(decodeToast({ message: 'm', after })).toBeUndefined()
    }
    expect(warn.mock.calls.map(([text]) => text)).toEqual([`[wisp] after="${after}" is no number`])
    vi.unstubAllGlobals()
    warn.mockRestore()
  })

  it.each(['5', 2.5, '', undefined])('after “%s”, too', (after) => {
    expect(decodeToast({ message: 'm', after })?.message).toBe('m')
  })

  it('never throws, and gives texts of limited length', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (raw) => {
        for (const each of [raw, { kind: raw, title: raw, message: raw }]) {
          const toast = decodeToast(each)
          expect(`${toast?.title ?? ''}${toast?.message ?? ''}`.length).toBeLessThanOrEqual(1_200)
        }
      }),
    )
  })
})
