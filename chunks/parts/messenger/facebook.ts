/**
 * Facebook's chat plugin (withdrawn in 2024, used only where it still works) and its "send to messenger" button:
 * https://developers.facebook.com/docs/messenger-platform/reference/web-plugins. Its script is loaded on use. The
 * functions resolve when the plugin is rendered; if it does not load, they reject and remove what they added.
 */

import { localeOf } from '../../../shared/model/locale'
import { after, on } from '../../../shared/page/platform/dom'
import { doc, globalNamed } from '../../../shared/page/platform/safe-dom'
import type { Live } from '../../core/ui/index'

/**
 * Milliseconds. After a longer wait the browser may block opening a tab:
 * https://developer.mozilla.org/docs/Web/Security/User_activation
 */
const LOAD_TIMEOUT_MS = 1_000

interface Facebook {
  init(options: object): void
  XFBML: { parse(within: Element): void }
  Event: { subscribe(type: string, listener: (event?: { event?: string }) => void): void }
}
const facebook = (): Facebook | undefined => globalNamed('FB') as Facebook | undefined

const loadScript = (file: string, { context }: Live): Promise<unknown> =>
  new Promise((resolve, reject) => {
    // There is no id where the browser asks for privacy. The popup then falls back on the link, which the visitor may follow or not.
    if (!context.page.visitor.clientId()) return reject(new Error('private'))
    const { nonce } = context.page
    const language = localeOf(context.popup.language)
    const script = Object.assign(doc.createElement('script'), { nonce, async: true })
    on(script, 'load', resolve)
    on(script, 'error', reject)
    script.src = `https://connect.facebook.net/${language}/${file}`
    doc.head.append(script)
  })

/** Renders a plugin with these attributes into `holder`, and waits for an event that `isReady` accepts. */
const renderPlugin = async (
  holder: HTMLElement,
  attributes: Record<string, string | undefined>,
  [file, type]: [file: string, type: string],
  live: Live,
  isReady: (event?: string) => boolean,
): Promise<void> => {
  const box = doc.createElement('div')
  for (const [name, value = ''] of Object.entries(attributes)) box.setAttribute(name, value)
  holder.append(box)
  try {
    await new Promise<void>((resolve, reject) => {
      after(LOAD_TIMEOUT_MS, () => reject(new Error('no answer')))
      const start = async (): Promise<void> => {
        // If the page has loaded the SDK itself, do not initialise it again.
        const isOurs = !facebook() && (await loadScript(file, live))
        const api = facebook() as Facebook
        if (isOurs) api.init({ appId: attributes.messenger_app_id, version: 'v21.0', xfbml: false })
        api.Event.subscribe(type, (detail) => isReady(detail?.event) && resolve())
        if (box.isConnected) api.XFBML.parse(holder)
      }
      start().catch(reject)
    })
  } catch (error) {
    holder.remove()
    throw error
  }
}

const createDiv = (className: string): HTMLElement => Object.assign(doc.createElement('div'), { className })

export const openChat = async ({ dataset }: HTMLAnchorElement, live: Live): Promise<void> => {
  const holder = createDiv('wisp-chat')
  doc.body.append(holder)
  const attributes = { class: 'fb-customerchat', page_id: dataset.wispPage, ref: live.submissionId, minimized: 'false' }
  await renderPlugin(holder, attributes, ['sdk/xfbml.customerchat.js', 'customerchat.load'], live, () => true)
  live.close('link')
}

/** Replaces the link by Facebook's button, and closes the popup when the visitor has opted in. */
export const openSendButton = async (link: HTMLAnchorElement, live: Live): Promise<void> => {
  const { wispApp, wispPage } = link.dataset
  if (!wispApp) throw new Error('no app')
  const holder = createDiv('wisp-send')
  link.after(holder)
  const attributes = {
    class: 'fb-send-to-messenger',
    messenger_app_id: wispApp,
    page_id: wispPage,
    'data-ref': live.submissionId,
    color: 'blue',
    size: 'large',
  }
  await renderPlugin(holder, attributes, ['sdk.js', 'send_to_messenger'], live, (event) => {
    if (event === 'opt_in') live.close('link')
    return event === 'rendered'
  })
  // Not `hidden`: designs say how their buttons are displayed.
  link.style.display = 'none'
}
