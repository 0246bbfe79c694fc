/** A page's own data, in the shape that WP Lead Plus X prints (specification, section 3). */
import type { Position } from '../../model/design'
import { hitsUrl } from '../addresses'

/** A popup of the page, as far as the runtime decides on it. */
interface PagePopup {
  show: {
    trigger: string
    delay?: number
    scroll?: { trigger: string; pixel?: number; percentage?: number; element?: string }
  }
  after: { action: string; daysToHide?: number }
  position: Position
  cover: boolean
  animation: string
  close: { position: string; corner: string }
  hideMobile: boolean
  hideDesktop: boolean
}

const POSITIONS: Record<Position, string> = {
  'top-left': 'top_left',
  'top-center': 'center-top',
  'top-right': 'top_right',
  'middle-left': 'center-left',
  'middle-center': 'center',
  'middle-right': 'center-right',
  'bottom-left': 'bottom_left',
  'bottom-center': 'center-bottom',
  'bottom-right': 'bottom_right',
}

const encodePopup = (id: string, popup: PagePopup) => {
  const { show, after, close, position, cover, animation, hideMobile, hideDesktop } = popup
  return {
    popupID: id,
    positionOnPage: POSITIONS[position],
    coverWholeBg: cover,
    animation,
    hideMobile,
    hideDesktop,
    howToShowUp: show,
    afterClose: after,
    closeBtn: { position: `c37-cbtn-${close.position}`, corner: `c37-cbtn-corner-${close.corner}` },
  }
}

type PageAction =
  | { do: 'open-link'; to: string; newTab?: boolean }
  | { do: 'open-popup'; popup: string }
  | { do: 'show-elements' | 'hide-elements'; elements: string[] }
  | { do: 'submit-form' | 'close-popup' | 'mark-campaign-complete' }

const encodeAction = (id: string, action: PageAction) => ({
  trigger: 'click',
  action: action.do,
  'element-id': id,
  ...(action.do === 'open-link' && { target: action.to, 'new-tab': action.newTab ?? false }),
  ...(action.do === 'open-popup' && { 'popup-id': action.popup }),
  ...('elements' in action && { target: action.elements }),
})

interface PageData {
  id: string
  /** '' without an A/B test. */
  variant: string
  site: string
  /** By the id of the popup's element. */
  popups: [id: string, popup: PagePopup][]
  /** By the id of the element that is pressed. */
  actions: [id: string, action: PageAction][]
  toasts: { kind: string; title: string; message: string; after: number }[]
  /** Other hosts to which a countdown may lead. */
  hosts: string[]
}

/** Signs that could end the script element, begin a comment in it, or end a line in older browsers. */
const UNSAFE = /[<>&\u2028\u2029]/g

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON for the page's own script element. Hits go to the server that the page comes from. */
export const encodePage = ({ id, variant, site, popups, actions, toasts, hosts }: PageData): string =>
  JSON.stringify({
    id,
    variant,
    hits: hitsUrl('', site),
    popups: Object.fromEntries(popups.map(([popup, option]) => [popup, encodePopup(popup, option)])),
    actions: Object.fromEntries(actions.map(([element, action]) => [element, encodeAction(element, action)])),
    toasts,
    ...(hosts.length && { hosts }),
  }).replace(UNSAFE, escaped)
