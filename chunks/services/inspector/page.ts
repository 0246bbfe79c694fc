/** The page as a whole: what the server answered, and what we know of the visitor. */

import type { ConsentPlatform } from '../../../shared/model/consent-platforms'
import { GPP_LOCATOR, TCF_LOCATOR, windowWith } from '../../../shared/page/consent/around'
import { foundPlatform, isFound } from '../../../shared/page/consent/found'
import type { Explanation, PopupExplanation } from '../../../shared/page/model/api'
import { asksForPrivacy } from '../../../shared/page/platform/privacy-control'
import { isDriven } from '../../../shared/page/platform/unvisited'
import { outlasts } from '../../../shared/page/storage/storage'
import { addressOf } from '../../../shared/page/visit/visit'
import { object, text } from '../../../shared/values/names'
import { decodeRestriction } from '../../../shared/wire/page/restriction'
import { tellWay } from './answer-way'
import { tellLeftOut } from './left-out'
import type { Snapshot } from './snapshot'
import { count, masked, sentence, short, withoutQuery } from './words/text'

const STATE_ORDER: PopupExplanation['state'][] = ['shown', 'waiting', 'armed', 'blocked', 'idle', 'unknown']

const tally = (popups: PopupExplanation[]): string =>
  STATE_ORDER.map((state) => [popups.filter((popup) => popup.state === state).length, state] as const)
    .filter(([number]) => number)
    .map(([number, state]) => `${number} ${state}`)
    .join(', ')

/** `: “Client restricted”`, if the server gave a reason. */
const because = (message: unknown): string => (typeof message === 'string' && message ? `: “${short(message)}”` : '')

const onPage = (popups: PopupExplanation[]): string => `${count(popups.length, 'popup')} on this page: ${tally(popups)}`

const answered = ({ answer, site }: Snapshot, popups: PopupExplanation[]): string => {
  // A page of a page-builder brings its popups along.
  if (!site)
    return `no server is asked, because the page names no site; ${popups.length ? onPage(popups) : 'it has no popups of its own'}`
  if (!answer) return 'the server has not answered yet'
  const { raw, restricted, status } = answer
  if (restricted) return `the server lets no popup show${because(decodeRestriction(raw).message)}`
  if (!status) return 'the server could not be reached: it is away, or something on this browser blocks it'
  if (status >= 400) return `the server answered with an error (status ${status}${because(object(raw.error).message)})`
  if (!popups.length) return 'the server knows of no popup for this visitor on this page'
  return onPage(popups)
}

const tellStorage = ({ storage }: Snapshot): string | false => {
  if (outlasts(storage)) return false
  const reason = storage.allowed() ? 'This browser stores nothing for the page' : 'Consent is not given'
  return `${reason}: what is remembered lasts for this page only.`
}

/** The browser's own word, or what the server was told with the call. */
const isPrivate = ({ answer }: Snapshot): boolean => asksForPrivacy() || answer?.raw.gpc === true

const tellPrivacy = (snapshot: Snapshot): string | false =>
  isPrivate(snapshot) &&
  'This browser asks for privacy (Global Privacy Control): the visitor gets no id, ids of clicks are not kept, and no conversion code or other script of somebody else runs.'

const tellDriven = (): string | false =>
  isDriven() &&
  'A program drives this browser (navigator.webdriver): it is not counted, and the server sends it nothing that opens by itself over the page, unless an owner’s link or the site (wisp site machines) says otherwise.'

const BRIDGE = /^consent-/

/** Also one in a window around a page in a frame. */
const isPlatformThere = (bridge: string): boolean => {
  const isAuto = bridge === 'auto'
  return Boolean(
    (isAuto ? foundPlatform(true) : isFound(bridge as ConsentPlatform)) ||
      ((isAuto || bridge === 'gpp') && windowWith(GPP_LOCATOR)) ||
      ((isAuto || bridge === 'tcf') && windowWith(TCF_LOCATOR)),
  )
}

/** The consent platform whose decisions the page follows. */
const tellPlatform = ({ answer, consent }: Snapshot): string | undefined => {
  const bridge = answer?.run.find((chunk) => BRIDGE.test(chunk))?.replace(BRIDGE, '')
  if (!bridge || consent === 'store') return
  const platform = bridge === 'auto' ? 'whichever platform the page has' : bridge
  const missing = isPlatformThere(bridge) ? '' : ' It is not on this page so far, and nothing is stored until it comes.'
  return consent === 'none'
    ? `Consent is decided by ${platform}, so the tag has to say data-consent="required": without, what was stored is removed on each page until the platform says yes.${missing}`
    : `Consent is decided by ${platform}.${missing}`
}

const TEMPLATE_ADDRESS = /(.*)\/api\/display\/template\//

/** The page's own popups and pictures come from where it asks; other programs, and what an owner copies, take the server's word. */
const tellAddress = ({ answer, host }: Snapshot): string | undefined => {
  const [ofTemplate] = (answer?.campaigns ?? []).flatMap(
    ({ templateUrl }) => TEMPLATE_ADDRESS.exec(templateUrl)?.[1] ?? [],
  )
  // A field of our own server, whose template addresses then begin with their path.
  const serverAddress = text(answer?.raw.server_url) || ofTemplate
  if (serverAddress && serverAddress !== host)
    return `The server calls itself ${short(serverAddress)}, but this page asks it at ${host}: correct PUBLIC_URL, or the tag.`
}

export const tellAnswer = (snapshot: Snapshot, popups: PopupExplanation[]): string =>
  [
    sentence(answered(snapshot, popups)),
    tellWay(snapshot),
    snapshot.preview &&
      'This is an owner’s preview: its popup shows at once, whatever the rules say, and nothing is kept.',
    snapshot.leftOut && tellLeftOut(snapshot.leftOut),
    !snapshot.preview && tellStorage(snapshot),
    tellPrivacy(snapshot),
    !snapshot.preview && tellDriven(),
    !snapshot.preview && tellPlatform(snapshot),
    tellAddress(snapshot),
  ]
    .filter(Boolean)
    .join(' ')

/** Addresses lose their queries and email addresses are masked: people paste this into support messages. */
export const tellVisitor = (snapshot: Snapshot): Explanation['visitor'] => {
  const { consent, storage, visitor } = snapshot
  const { flags, referrer, visited } = visitor.trail()
  return {
    device: visitor.mobile ? 'phone' : 'desktop',
    newVisitor: flags.includes('new_user'),
    visit: visitor.visits(),
    pagesInThisVisit: visited.length,
    consentMode: consent,
    remembered: outlasts(storage),
    privacyControl: isPrivate(snapshot),
    page: withoutQuery(location.href),
    landingPage: withoutQuery(addressOf(visited[0] ?? '')),
    referrer: withoutQuery(referrer),
    country: storage.get('country') ?? '',
    language: navigator.language,
    // Any script may have written to storage, so do not trust the type.
    email: masked(String(storage.get('email') ?? '')),
  }
}
