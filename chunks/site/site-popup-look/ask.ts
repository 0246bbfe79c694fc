import { send } from '../../../shared/page/platform/send'
import { decodeEffect, effectForm, effectUrl } from '../../../shared/wire/page/site/popup-effect'

/** Milliseconds: a popup does not wait longer to be told how it appears. */
const LOOK_WAIT_MS = 1_000

/** '' if the site's server says nothing in time. */
export const askEffect = async (element: HTMLElement): Promise<string> => {
  const url = effectUrl()
  if (!url) return ''
  const { text } = await send(url, { type: '', body: effectForm(element), timeout: LOOK_WAIT_MS })
  return decodeEffect(text)
}
