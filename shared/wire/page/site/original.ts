/** The original's own scripts, which must not do the same work twice on a page with ours. */
import { guard } from '../../../page/platform/dom'
import { globalNamed } from '../../../page/platform/safe-dom'
import { object } from '../../../values/names'
import { own } from '../../../values/own'

const hasFunction = (global: string, ...names: string[]): boolean =>
  !!guard(() => names.some((name) => typeof own(object(globalNamed(global)), name) === 'function'))

/** True if they look after the forms of the page. */
export const originalRuns = (): boolean => hasFunction('wpcf7', 'initForm', 'init', 'submit')

/** True if they look after the page's tokens. */
export const originalCaptcha = (): boolean => originalRuns() || hasFunction('wpcf7_recaptcha', 'execute')
