import { after } from '../../../shared/page/platform/dom'

const FIELD_SELECTOR = ':is(input,select,textarea):enabled:not([tabindex="-1"],.wisp-trap *)'

/**
 * Gives the focus to the first field, or to the heading where there is none.
 * @param touch then the panel gets it, as a field would bring up the keyboard of a phone, which covers the form
 */
export const focusInside = (panel: HTMLElement, touch: boolean): void => {
  const find = (selector: string): HTMLElement | undefined =>
    [...panel.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length)
  const place = (!touch && (find(FIELD_SELECTOR) ?? find('h1,h2,h3'))) || panel
  if (place.tabIndex < 0) place.tabIndex = -1
  // A transition of the site's own may make the panel visible only some frames later. One that is closed by then takes no focus.
  after(50, () => place.focus({ preventScroll: true }))
}
