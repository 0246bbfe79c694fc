import { expect, it } from 'vitest'
import { safeLink } from '../../../../../server/pages/render/common'

it.each(['https://a.de', 'HTTP://a.de', 'mailto:a@b.de', 'tel:+49', 'sms:1', '/a', 'a?b=c:d', '#a:b', '//a.de', ''])(
  'a link may lead to %j',
  (to) => {
    expect(safeLink(to)).toBe(to)
  },
)

it.each(['javascript:alert(1)', ' java\nscript:alert(1)', '\u0001JavaScript:a', 'data:text/html,a', 'vbscript:a'])(
  'a link leads nowhere instead of to %j',
  (to) => {
    expect(safeLink(to)).toBe('#')
  },
)
