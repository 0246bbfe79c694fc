/**
 * Pages whose body clips what is in it (`overflow`, `contain`): Chromium counts such a body as moved although a transform holds it
 * back. Measured there: where the window itself does not scroll, all of `<html>` can be held lower by a transform, which moves
 * nothing; where it does, a body that has not clipped for a frame can be moved like any other.
 */
import { all, on, type Stop } from '../../../shared/platform/dom'
import { hold } from './headers'

const isVisible = (element: Element): boolean => getComputedStyle(element).overflowX === 'visible'

/** What the page says of its body alone belongs to the window. */
export const clips = ({ body, documentElement }: Document): boolean =>
  body && (getComputedStyle(body).contain !== 'none' || !(isVisible(body) || isVisible(documentElement)))

/** Px that the window may scroll all the same: by the margins of a body that is as tall as the window. */
const MARGINS = 40

/** Nothing of the page leaves the window: a box inside scrolls, the body say. */
export const scrollsInside = (page: Document): boolean => {
  const { clientHeight, scrollHeight } = page.documentElement
  return clips(page) && scrollHeight - clientHeight < MARGINS
}

/** The least padding keeps its margins from falling together with those of what is in it, where they did not before. */
export const unclipped = ({ body }: Document): string => {
  const { contain, overflowX, paddingTop } = getComputedStyle(body)
  const fell = Number.parseFloat(paddingTop) > 0 || (overflowX === 'clip' && contain === 'none')
  const apart = fell ? '' : 'padding-top:.02px!important'
  return `body:not(#w){overflow:visible!important;contain:none!important;${apart}}`
}

/** Holds all of the page lower by so many px, and ends where the window does; on paper there is no bar. */
export const holdLower = ({ body, documentElement }: Document, px: number): Stop => {
  const same = (value: string): [string, string] => [value, value]
  const make = (): Stop =>
    all([
      hold(documentElement, { translate: same(`0 ${px}px`) }, 'add'),
      hold(documentElement, { height: same(`calc(100% - ${px}px)`) }, 'replace'),
      hold(body, { maxHeight: same(`calc(100dvh - ${px}px)`) }, 'replace'),
    ])
  let release = make()
  return all([
    () => release(),
    on(window, 'beforeprint', () => release()),
    on(window, 'afterprint', () => {
      release = make()
    }),
  ])
}
