/** Stands in for the chunk that joins a page to wisp.js, for cases that are not about its popups. */
import type { PageRuntime } from '../../shared/page/model/page-builder'
import type { Visit } from './visit.page'

interface Joining {
  runtime: PageRuntime
  allow(yes: boolean): void
  /** The calls of popups, as `open 31 click`. */
  calls: string[]
}

const CHUNK = `
const calls = []
const call = (name) => (...args) => { calls.push([name, ...args].join(' ')); return Promise.resolve(true) }
export const run = () => () => {}
export const join = (runtime, allow) => {
  window.joining = { runtime, allow, calls }
  return Promise.resolve({ popups: { open: call('open'), close: call('close') } })
}`

/** Before the page is opened. */
export const standInForPopups = ({ page }: Visit) =>
  page.route('**/page-popups.js', (route) =>
    route.fulfill({
      body: CHUNK,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )

/** Waits until the page has joined, and calls what it was given. The call runs in the page. */
export const joined = async <T>({ page }: Visit, call: (joining: Joining) => T): Promise<T> => {
  await page.waitForFunction(() => 'joining' in window)
  return page.evaluate(`(${call})(window.joining)`)
}
