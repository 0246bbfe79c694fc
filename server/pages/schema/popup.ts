/** Page document: popups and toasts. */
import * as v from 'valibot'
import { HORIZONTAL, type Position, VERTICAL } from '../../../shared/model/design'
import { Id, maybeEmpty, shownText } from '../../files/addresses'
import { unlinkedText } from '../../files/links'
import { flag, keyed, number, oneOf, pixels, whole } from '../../files/values'
import { ColumnsFile } from './section'

const POSITIONS = VERTICAL.flatMap((y) => HORIZONTAL.map((x): Position => `${y}-${x}`))

const ANIMATIONS = [
  'default',
  'slide_in_left',
  'slide_in_right',
  'slide_in_top',
  'slide_in_bottom',
  'swoosh_left',
  'swoosh_right',
  'splash_left',
  'splash_right',
] as const

const PositionFile = v.pipe(
  oneOf([...POSITIONS, 'center']),
  v.transform((position): Position => (position === 'center' ? 'middle-center' : position)),
)

const Selector = shownText(300)

const ScrollFile = v.pipe(
  keyed({
    trigger: oneOf(['pixel', 'percentage', 'end_post']),
    pixel: v.exactOptional(number('a number of pixels, 0 to 100000', 0, 100_000)),
    percentage: v.exactOptional(number('a percentage, 0 to 100', 0, 100)),
    element: v.exactOptional(Selector),
  }),
  v.partialCheck(
    [['trigger'], ['pixel'], ['percentage']],
    ({ trigger, ...values }) => trigger === 'end_post' || values[trigger] !== undefined,
    'must have a pixel with the trigger pixel, and a percentage with percentage',
  ),
)

const ShowFile = v.pipe(
  keyed({
    trigger: oneOf(['none', 'mouse_exits', 'after_page_load', 'vertical_scroll']),
    delay: v.exactOptional(number('a number of seconds, 0 to 86400', 0, 86_400)),
    scroll: v.exactOptional(ScrollFile),
  }),
  v.partialCheck(
    [['trigger'], ['scroll']],
    ({ trigger, scroll }) => (trigger === 'vertical_scroll') === (scroll !== undefined),
    'must have scroll with vertical_scroll, and only then',
  ),
)

const AfterFile = v.pipe(
  keyed({
    action: oneOf(['keep_showing', 'never_show', 'hide_x_day']),
    daysToHide: v.exactOptional(whole('a number of days, 1 to 3650', 1, 3650)),
  }),
  v.partialCheck(
    [['action'], ['daysToHide']],
    ({ action, daysToHide }) => (action === 'hide_x_day') === (daysToHide !== undefined),
    'must have daysToHide with hide_x_day, and only then',
  ),
)

export const DocumentPopupFile = keyed({
  id: Id,
  name: shownText(200),
  show: v.optional(ShowFile, { trigger: 'none' }),
  after: v.optional(AfterFile, { action: 'keep_showing' }),
  position: v.optional(PositionFile, 'center'),
  cover: v.optional(flag, true),
  animation: v.optional(oneOf(ANIMATIONS), 'default'),
  close: v.optional(
    keyed({
      position: v.optional(oneOf(['none', 'inside', 'outside']), 'inside'),
      corner: v.optional(oneOf(['top-left', 'top-right', 'bottom-left', 'bottom-right']), 'top-right'),
    }),
    { position: 'inside', corner: 'top-right' },
  ),
  hideMobile: v.optional(flag, false),
  hideDesktop: v.optional(flag, false),
  width: v.optional(v.pipe(pixels, v.minValue(200, 'must be 200 px or more')), 520),
  columns: ColumnsFile,
})

export const ToastFile = keyed({
  kind: v.optional(oneOf(['success', 'info', 'warning', 'error']), 'info'),
  title: v.optional(maybeEmpty(100), ''),
  message: unlinkedText(500),
  after: v.optional(number('a number of seconds, 0 to 86400', 0, 86_400), 0),
})
