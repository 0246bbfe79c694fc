/** Captchas of contact forms: the page's service (grecaptcha), and the names that the original's script uses. */
import { globalNamed } from '../../../page/platform/safe-dom'
import { object, text } from '../../../values/names'
import { settingsOf } from './settings'

/** Dispatched on `document`: a token has come. Scripts of the site dispatch it too, with tokens of their own. */
export const TOKEN_EVENT = 'wpcf7grecaptchaexecuted'

export const tokenIn = ({ detail }: CustomEvent): string => text(object(detail).token)

/** Dispatched after each answer to a contact form. */
export const SUBMITTED = 'wpcf7submit'

export type CaptchaAction = 'homepage' | 'contactform'

interface CaptchaService {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<unknown>
}

/** Not checked: it may have neither function, and may be replaced at any time. */
export const captchaService = (): Partial<CaptchaService> => object(globalNamed('grecaptcha'))

/** The page's name for the action, and the key with which it is asked for. */
export const captchaSettings = (name: CaptchaAction): { siteKey: string; action: string } => {
  const { sitekey, actions } = settingsOf('captcha', 'wpcf7_recaptcha')
  return { siteKey: text(sitekey), action: text(object(actions)[name]) || name }
}
