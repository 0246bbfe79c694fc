/** When a token is asked for, and what becomes of it. */
import { BEFORE_SEND, type BeforeSend } from '../../../shared/page/model/site'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { type CaptchaAction, SUBMITTED, TOKEN_EVENT, tokenIn } from '../../../shared/wire/page/site/captcha'
import { askToken, whenReady } from './service'

/** @param isOurs whether a form has a field for the token */
export const watchTokens = (write: (token: string) => void, isOurs: (form: Element) => boolean): Stop => {
  /** Questions so far, and the latest one that was answered: an answer may overtake an older one. */
  let [requested, answered] = [0, 0]
  let [isFound, isReady, isOver] = [false, false, false]

  const requestToken = async (name: CaptchaAction): Promise<void> => {
    const turn = ++requested
    const { action, token } = await askToken(name)
    if (!token || isOver || turn < answered) return
    answered = turn
    bare(document, 'dispatchEvent')(new CustomEvent(TOKEN_EVENT, { detail: { action, token } }))
  }
  const begin = (): void => {
    isReady = true
    if (!isOver) void requestToken('homepage')
  }
  /** Looks for the service, which other scripts of the page bring at any time. */
  const look = (): void => {
    if (isFound) return
    const ready = whenReady()
    isFound = !!ready
    ready?.then(begin, () => {
      isFound = false
    })
  }
  const askIfReady = (name: CaptchaAction): void => {
    look()
    if (isReady) void requestToken(name)
  }
  look()
  return all([
    () => {
      isOver = true
    },
    on<CustomEvent>(document, TOKEN_EVENT, (event) => write(tokenIn(event))),
    // A script that has loaded may have brought the service.
    on(document, 'load', look, true),
    on(window, 'load', look),
    on(document, 'change', () => askIfReady('contactform')),
    on(document, SUBMITTED, () => askIfReady('homepage')),
    on<CustomEvent<BeforeSend>>(document, BEFORE_SEND, ({ target, detail }) => {
      look()
      const ready = isOurs(target as Element) && whenReady()
      if (ready) detail.wait(ready.then(() => requestToken('contactform')))
    }),
  ])
}
