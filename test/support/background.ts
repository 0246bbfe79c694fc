/**
 * A tab that can go to the background. Playwright keeps all of its own pages visible, so this one is opened in a
 * separate browser, in a context that Playwright does not know.
 */
import { chromium } from 'playwright-core'
import { AS_VISITOR, findChrome, launchedFrom } from './chrome.js'

/** Playwright's defaults keep hidden tabs fast. Without them a hidden tab is as slow as for visitors. */
const KEEPING_ALIVE = [
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
]

/** Needs a whole browser: the headless shell, in which most cases run, keeps every page visible. */
export const whole = findChrome()

export interface Tab {
  /** Evaluates an expression in the tab. */
  evaluate<T>(expression: string): Promise<T>
  hide(): Promise<void>
  show(): Promise<void>
  close(): Promise<void>
}

interface Reply {
  id: number
  result: { result: { value: never }; exceptionDetails?: object }
}

export const openTab = async (url: string): Promise<Tab> => {
  const browser = await chromium.launch({
    ...launchedFrom(whole),
    args: ['--no-sandbox', AS_VISITOR],
    ignoreDefaultArgs: KEEPING_ALIVE,
  })
  const cdp = await browser.newBrowserCDPSession()
  const { browserContextId } = await cdp.send('Target.createBrowserContext')
  const open = async (url: string) => (await cdp.send('Target.createTarget', { url, browserContextId })).targetId
  const activate = async (targetId: string): Promise<void> => {
    await cdp.send('Target.activateTarget', { targetId })
  }
  const targetId = await open(url)
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId })
  const waiting = new Map<number, (answer: Reply) => void>()
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Reply
    waiting.get(answer.id)?.(answer)
  })
  let calls = 0
  return {
    async evaluate(expression) {
      const id = ++calls
      const answered = new Promise<Reply>((resolve) => waiting.set(id, resolve))
      const params = { expression, awaitPromise: true, returnByValue: true }
      const message = JSON.stringify({ id, method: 'Runtime.evaluate', params })
      await cdp.send('Target.sendMessageToTarget', { sessionId, message })
      const { result } = await answered
      if (result.exceptionDetails) throw new Error(JSON.stringify(result.exceptionDetails))
      return result.result.value
    },
    hide: () => open('about:blank').then(activate),
    show: () => activate(targetId),
    close: () => browser.close(),
  }
}
