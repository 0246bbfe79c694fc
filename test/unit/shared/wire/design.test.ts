import { describe, expect, it } from 'vitest'
import { decodeDesign } from '../../../../shared/wire/design'
import { decodePopup } from '../../../../shared/wire/page/popup'
import { campaignOf } from '../../../support/campaign'

describe('a popup that is drawn', () => {
  it.each([
    ['yes', '7', 7, 7],
    ['yes', 2.5, 2.5, 2.5],
    // Anything else means that the owner has set no time. A thank screen has its own default.
    ['yes', 'soon', undefined, 5],
    ['yes', '', undefined, 5],
    ['yes', -3, undefined, 5],
    ['yes', undefined, undefined, 5],
    ['no', 7, undefined, undefined],
  ])(
    'closes by itself, %s, after %o: its screens after %o s, the thank screen after %o s',
    (on, after, autoClose, thanksAutoClose) => {
      const design_properties = {
        poptin_design_auto_close: on,
        poptin_design_auto_close_sec: after,
        poptin_design_thank_screen_auto_close: on,
        poptin_design_thank_screen_auto_close_sec: after,
      }
      expect(decodeDesign({ design_properties })).toMatchObject({ autoClose, thanksAutoClose })
    },
  )

  it.each([
    [
      { width: '640', height: 360 },
      { width: 640, height: 360 },
    ],
    [
      { width: -500, height: 'tall' },
      { width: 0, height: 0 },
    ],
    ['big', { width: 0, height: 0 }],
  ])('of the size %o is drawn with %o', (poptin_size, size) => {
    expect(decodePopup(campaignOf({ wire: { poptin_size } })).size).toEqual(size)
  })
})
