/** One visit to a page: what it fetches from Wisp until it is at rest, and what a popup adds that is opened then. */
import { setTimeout as pause } from 'node:timers/promises'
import type { PopupType } from '../../../shared/model/popup-type'
import type { Device } from '../../../shared/model/weight'
import { Failure } from '../../lib/failure'
import { SCREENS } from '../candidates'
import type { Browser } from './launch'
import { isOurs, isView } from './ours'
import type { Session } from './pipe'
import { type SeenRequest, watchRequests } from './requests'

const LOAD_TIMEOUT_MS = 30_000
/** The longest that a tag manager may take to bring the script, after the page has loaded. */
const SCRIPT_WAIT_MS = 10_000
const SHOW_WAIT_MS = 30_000
/** The longest that a slow machine may take until it tells a view. */
const VIEW_WAIT_MS = 15_000
/** With no request of Wisp's under way for so long, the page is at rest. */
const QUIET_MS = 1_200
const REST_TIMEOUT_MS = 20_000
const LOOK_EVERY_MS = 50

const HEIGHTS_PX: Record<Device, number> = { phone: 844, desktop: 1080 }

export interface PagePopup {
  id: string
  name: string
  type: PopupType
}

export interface Visit {
  /** Requests of Wisp's so far. */
  requests(): SeenRequest[]
  /** The popups that the page has, as its own script explains them. */
  popups(): Promise<PagePopup[]>
  /** Opens a popup. Resolves with when it was shown, in milliseconds since 1970, once the page is at rest; undefined if it does not show. */
  open(popup: string): Promise<number | undefined>
  close(): Promise<void>
}

const until = async (reached: () => boolean, timeoutMs: number): Promise<boolean> => {
  const end = Date.now() + timeoutMs
  while (!reached()) {
    if (Date.now() > end) return false
    await pause(LOOK_EVERY_MS)
  }
  return true
}

const phoneAgent = (agent: string): string =>
  agent.replace(/\([^)]*\)/, '(Linux; Android 14; Pixel 8)').replace(/ Safari\//, ' Mobile Safari/')

const emulate = async (page: Session, device: Device): Promise<void> => {
  const { width, ratio } = SCREENS[device]
  const mobile = device === 'phone'
  const { result } = (await page.send('Runtime.evaluate', { expression: 'navigator.userAgent' })) as {
    result: { value: string }
  }
  const agent = result.value.replace('HeadlessChrome', 'Chrome')
  await page.send('Emulation.setUserAgentOverride', { userAgent: mobile ? phoneAgent(agent) : agent })
  await page.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: HEIGHTS_PX[device],
    deviceScaleFactor: ratio,
    mobile,
  })
  if (mobile) await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
}

/** Without a time of its own, an evaluation would wait for whatever the page does. */
const evaluate = async (page: Session, expression: string, timeoutMs: number): Promise<unknown> => {
  const evaluated = page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
  const answer = await Promise.race([evaluated, pause(timeoutMs)])
  return ((answer ?? {}) as { result?: { value?: unknown } }).result?.value
}

const READY = `new Promise((done) => {
  const look = () => (window.wisp && wisp.version ? wisp.ready().then(() => done(true), () => done(true)) : setTimeout(look, ${LOOK_EVERY_MS}))
  look()
})`

/** Runs before any script of the page: popups may show as soon as it has loaded. */
const NOTE_SHOWN = `{
  const showTimes = new Map()
  addEventListener('wisp:show', ({ detail }) => showTimes.set(detail.id, Date.now()))
  Object.defineProperty(window, 'wispShowTimes', { value: showTimes })
}`

const POPUPS = `window.wisp && wisp.explain && wisp.explain().then(({ popups }) =>
  popups.filter(({ state }) => state !== 'unknown').map(({ id, name, type }) => ({ id, name, type })))`

/** A popup that has opened by itself makes way, because only one lightbox shows at a time. */
const OPEN = (popup: string): string => `new Promise((done) => {
  const id = ${JSON.stringify(popup)}
  if (wispShowTimes.has(id)) return done(wispShowTimes.get(id))
  if (wispShowTimes.size) wisp.close()
  addEventListener('wisp:show', ({ detail }) => detail.id === id && done(Date.now()))
  wisp.open(id).then((found) => found || done(0), () => done(0))
})`

const load = async (page: Session, url: string): Promise<void> => {
  let loaded = false
  page.on(({ method }) => {
    if (method === 'Page.loadEventFired') loaded = true
  })
  await page.send('Page.enable')
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: NOTE_SHOWN })
  const { errorText } = await page.send('Page.navigate', { url })
  if (errorText) throw new Failure(`${url} cannot be opened: ${errorText}`)
  if (!(await until(() => loaded, LOAD_TIMEOUT_MS)))
    throw new Failure(`${url} has not loaded in ${LOAD_TIMEOUT_MS / 1000} s`)
}

export const visit = async (browser: Browser, url: string, device: Device): Promise<Visit> => {
  const { page, close } = await browser.open()
  const allRequests = await watchRequests(page)
  const requests = (): SeenRequest[] => isOurs(allRequests())
  const quiet = async (): Promise<void> => {
    let [count, since] = [-1, Date.now()]
    await until(() => {
      const now = requests()
      if (now.length !== count || now.some(({ ended }) => !ended)) [count, since] = [now.length, Date.now()]
      return Date.now() - since > QUIET_MS
    }, REST_TIMEOUT_MS)
  }
  await emulate(page, device)
  await load(page, url)
  if (!(await until(() => requests().length > 0, SCRIPT_WAIT_MS)))
    throw new Failure(`${url} loads no script of Wisp. Is its tag on the page (npx wisp site tag)?`)
  await evaluate(page, READY, SCRIPT_WAIT_MS)
  await quiet()
  return {
    requests,
    close,
    async popups() {
      const popups = await evaluate(page, POPUPS, SCRIPT_WAIT_MS)
      return Array.isArray(popups) ? popups : []
    },
    async open(popup) {
      const shownAt = await evaluate(page, OPEN(popup), SHOW_WAIT_MS)
      if (typeof shownAt !== 'number' || !shownAt) return
      await until(() => requests().some(isView), VIEW_WAIT_MS)
      await quiet()
      return shownAt
    },
  }
}
