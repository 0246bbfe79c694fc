/**
 * Facebook's plugins: its chat window, withdrawn in 2024 and opened only where it still answers, and its "send to messenger"
 * button (https://developers.facebook.com/docs/messenger-platform/reference/web-plugins). Its script is fetched on use.
 * Each resolves when the plugin is on the page and rejects when it does not come, leaving nothing behind.
 */
import { after, on } from '../../../shared/platform/dom'
import { doc, globalNamed } from '../../../shared/platform/safe-dom'
import type { Live } from '../../core/ui/index'

/** Milliseconds. Later, a press no longer allows a tab: https://developer.mozilla.org/docs/Web/Security/User_activation */
const PATIENCE = 1_000

interface Facebook {
  init(options: object): void
  XFBML: { parse(within: Element): void }
  Event: { subscribe(type: string, listener: (told?: { event?: string }) => void): void }
}
const facebook = (): Facebook | undefined => globalNamed('FB') as Facebook | undefined

const fetchScript = (file: string, { context }: Live): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { nonce } = context.page
    const language = context.popup.language === 'he' ? 'he_IL' : 'en_US'
    const script = Object.assign(doc.createElement('script'), { nonce, async: true })
    on(script, 'load', resolve)
    on(script, 'error', reject)
    script.src = `https://connect.facebook.net/${language}/${file}`
    doc.head.append(script)
  })

/** Draws `box`, with these attributes, into an element of its own and waits for `told` to be true of its event. */
const draw = async (
  holder: HTMLElement,
  attributes: Record<string, string | undefined>,
  [file, type]: [file: string, type: string],
  live: Live,
  told: (event?: string) => boolean,
): Promise<void> => {
  const box = doc.createElement('div')
  for (const [name, value = ''] of Object.entries(attributes)) box.setAttribute(name, value)
  holder.append(box)
  try {
    await new Promise<void>((resolve, reject) => {
      after(PATIENCE, () => reject(new Error('no answer')))
      const begin = async (): Promise<void> => {
        // A page may have it already, and set up in its own way.
        const mine = !facebook() && (await fetchScript(file, live))
        const api = facebook() as Facebook
        if (mine) api.init({ appId: attributes.messenger_app_id, version: 'v21.0', xfbml: false })
        api.Event.subscribe(type, (about) => told(about?.event) && resolve())
        if (box.isConnected) api.XFBML.parse(holder)
      }
      begin().catch(reject)
    })
  } catch (error) {
    holder.remove()
    throw error
  }
}

const elementOf = (className: string): HTMLElement => Object.assign(doc.createElement('div'), { className })

export const openChat = async ({ dataset }: HTMLAnchorElement, live: Live): Promise<void> => {
  const holder = elementOf('wisp-chat')
  doc.body.append(holder)
  const attributes = { class: 'fb-customerchat', page_id: dataset.wispPage, ref: live.submissionId, minimized: 'false' }
  await draw(holder, attributes, ['sdk/xfbml.customerchat.js', 'customerchat.load'], live, () => true)
  live.close('link')
}

/** Its button takes the link's place, and the popup goes when it has been used. */
export const openSend = async (link: HTMLAnchorElement, live: Live): Promise<void> => {
  const { wispApp, wispPage } = link.dataset
  if (!wispApp) throw new Error('no app')
  const holder = elementOf('wisp-send')
  link.after(holder)
  const attributes = {
    ...{ class: 'fb-send-to-messenger', messenger_app_id: wispApp, page_id: wispPage, 'data-ref': live.submissionId },
    ...{ color: 'blue', size: 'large' },
  }
  await draw(holder, attributes, ['sdk.js', 'send_to_messenger'], live, (event) => {
    if (event === 'opt_in') live.close('link')
    return event === 'rendered'
  })
  link.hidden = true
}
