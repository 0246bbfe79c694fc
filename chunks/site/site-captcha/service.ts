/** The page's captcha service. It belongs to somebody else, may never come, and may do anything. */
import { text } from '../../../shared/values/names'
import { type CaptchaAction, captchaService, captchaSettings } from '../../../shared/wire/page/site/captcha'
import { originalCaptcha } from '../../../shared/wire/page/site/original'

const begin = (): Promise<void> | undefined => {
  const service = captchaService()
  if (service.ready) return new Promise((resolve) => service.ready?.(() => resolve()))
  return service.execute && Promise.resolve()
}

let ready: Promise<void> | undefined

/** Resolves when the service can be asked, or never; undefined if the page has none by now. */
export const whenReady = (): Promise<void> | undefined => {
  try {
    ready ??= begin()
    // A script that fails may be replaced by another that works.
    ready?.catch(() => {
      ready = undefined
    })
  } catch {
    // A service that fails is treated as one that is not there.
  }
  return ready
}

/** `token` is '' if there is none, for whatever reason. */
export const askToken = async (name: CaptchaAction): Promise<{ action: string; token: string }> => {
  try {
    const { siteKey, action } = captchaSettings(name)
    if (siteKey && !originalCaptcha())
      return { action, token: text(await captchaService().execute?.(siteKey, { action })) }
  } catch {
    // The form is sent without one.
  }
  return { action: name, token: '' }
}
