/**
 * New visitors without a new process for each: a context and its renderer are used again by the next case, on a page of
 * its own and with nothing stored. This takes a quarter less of the processor than a context for each visit.
 */
import type { Browser, BrowserContext, CDPSession, Frame, Page } from 'playwright-core'
import { contextOf } from './visit.page'

interface Visitor {
  context: BrowserContext
  /** Opens a page in the process of the pages before it. */
  open(): Promise<Page>
  /** Closes the pages; forgets what they stored. False if the next case needs another visitor. */
  reset(): Promise<boolean>
}

/** More at once are rare, and are closed after their case. */
const MOST = 2

/** What a case may do to a context, and what cannot be undone. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const

/** Runs in the empty pages of both origins: what these pages store in their process, another page sees at once. */
const forget = async (): Promise<void> => {
  localStorage.clear()
  // A closed page may still hold its locks for a moment.
  while ((await navigator.locks.query()).held?.length) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** An empty page of our site, with an empty page of our server in it. */
const openHome = async (home: Page, [host, wisp]: string[]): Promise<Frame[]> => {
  await home.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }))
  await home.goto(`${host}/empty`)
  await home.evaluate(async (src) => {
    const frame = Object.assign(document.createElement('iframe'), { src })
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
  }, `${wisp}/empty`)
  await home.unrouteAll()
  return home.frames()
}

const createVisitor = async (browser: Browser, origins: string[]): Promise<Visitor> => {
  const context = await contextOf(browser)
  const home = await context.newPage()
  const frames = await openHome(home, origins)
  const session: CDPSession = await context.newCDPSession(home)
  let isClean = true
  const soil = <T>(value: T): T => {
    isClean = false
    return value
  }
  for (const change of LASTING) {
    const method = context[change].bind(context) as (...args: unknown[]) => never
    context[change] = (...args: unknown[]) => soil(method(...args))
  }
  const watch = (page: Page): void => {
    const { clock } = page
    // It is the clock of the whole context.
    Object.defineProperty(page, 'clock', { get: () => soil(clock) })
    // What other origins store is not forgotten.
    page.on('framenavigated', (frame) => {
      const url = frame.url()
      if (url.startsWith('http') && !origins.includes(new URL(url).origin)) soil(page)
    })
  }
  return {
    context,
    async open() {
      const [page] = await Promise.all([
        context.waitForEvent('page'),
        home.evaluate(() => {
          const opened = open('about:blank')
          if (opened) opened.opener = null
        }),
      ])
      watch(page)
      return page
    },
    async reset() {
      if (!isClean) return false
      // What pages send while they close is not for the next case.
      await context.setOffline(true)
      context.removeAllListeners('page')
      await context.unrouteAll()
      await Promise.all(context.pages().map((page) => page !== home && page.close()))
      await context.setOffline(false)
      await Promise.all([
        ...frames.map((frame) => frame.evaluate(forget)),
        context.clearCookies(),
        session.send('Network.clearBrowserCache'),
      ])
      return isClean
    },
  }
}

/** The visitors of a file. */
export const createVisitors = (browser: Browser, origins: string[]) => {
  const free: Visitor[] = []
  const busy: Visitor[] = []
  const stop = ({ context }: Visitor): Promise<void> => context.close()
  return {
    /** A page of a new visitor; nothing if too many are there already. */
    async open(): Promise<Page | undefined> {
      if (busy.length === MOST) return undefined
      const visitor = free.pop() ?? (await createVisitor(browser, origins))
      busy.push(visitor)
      return visitor.open()
    },
    async reset(): Promise<void> {
      await Promise.all(
        busy.splice(0).map(async (visitor) => {
          if (await visitor.reset()) free.push(visitor)
          else await stop(visitor)
        }),
      )
    },
    async stop(): Promise<void> {
      await Promise.all([...free, ...busy].map(stop))
    },
  }
}
