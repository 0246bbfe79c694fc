import { describe, expect, it, vi } from 'vitest'
import type { Live } from '../../../../chunks/core/ui/live'
import { closed } from '../../../../chunks/parts/closing'
import type { CloseTrigger } from '../../../../shared/page/visit/close-trigger'
import { decodeClosing } from '../../../../shared/wire/closing'
import { decodeCloseNote } from '../../../../shared/wire/page/popup-settings'
import { encodePopup } from '../../../../shared/wire/server/popup'
import { popupOf } from '../../../support/popup'

const OTHER = 'popupother001'
const served = { parts: [], accountId: '', viewerId: '', templateUrl: '' }

describe('the server’s settings for closing', () => {
  it('are decoded as they were encoded', () => {
    const design = { closeConverts: true, openOnClose: OTHER, closeNote: 'In a moment' }
    const wire = encodePopup({ ...popupOf({ design }), ...served })
    expect(decodeClosing(wire)).toEqual({ converts: true, opens: OTHER })
    expect(decodeCloseNote(wire)).toBe('In a moment')
  })

  it.each([[undefined], [null], ['yes'], [{ close_trigger: '../../x', convert: 'no' }], [{ close_trigger: { a: 1 } }]])(
    'are empty if the server says %o',
    (poptin_trigger) => expect(decodeClosing({ poptin_trigger })).toEqual({ converts: false, opens: '' }),
  )
})

describe('a close', () => {
  const close = (how: CloseTrigger, poptin_trigger: object, preview = false) => {
    const context = { convert: vi.fn(async () => {}), open: vi.fn(), popup: { wire: { poptin_trigger } } }
    const live = { context, converted() {}, elapsed: () => 3, submissionId: 'one', preview: preview || undefined }
    closed(live as unknown as Live, how)
    return { converted: context.convert.mock.calls.length, opened: context.open.mock.calls.flat() }
  }
  const nothing = { converted: 0, opened: [] }

  it.each<[CloseTrigger, number]>([
    ...(['x', 'button', 'skip', 'escape', 'bg_click'] as const).map((how): [CloseTrigger, number] => [how, 1]),
    // The visitor has not dismissed the popup: it closed by itself, or led to something else.
    ...(['auto', 'timer', 'submit', 'link', 'popup', 'remind', 'api'] as const).map((how): [CloseTrigger, number] => [
      how,
      0,
    ]),
  ])('by %s opens the other popup: %i', (how, times) => {
    const other = `popup-${how}-00000000`.slice(0, 13)
    expect(close(how, { close_trigger: other }).opened).toEqual(Array(times).fill(other))
    expect(close(how, {})).toEqual(nothing)
  })

  it('opens another popup once per page, so that two that name each other do not trap the visitor', () => {
    expect(close('x', { close_trigger: OTHER }).opened).toEqual([OTHER])
    expect(close('x', { close_trigger: OTHER }).opened).toEqual([])
  })

  it.each<[CloseTrigger, number]>([
    ['button', 1],
    ['x', 0],
    ['escape', 0],
    ['auto', 0],
    // The popup has converted already.
    ['submit', 0],
  ])('by %s counts as a conversion if its button does: %i', (how, times) => {
    expect(close(how, { convert: 'yes' }).converted).toBe(times)
  })

  it('that converts opens no other popup, and does not convert in an owner’s preview', () => {
    expect(close('button', { convert: 'yes', close_trigger: OTHER })).toEqual({ converted: 1, opened: [] })
    expect(close('button', { convert: 'yes' }, true)).toEqual(nothing)
  })
})
