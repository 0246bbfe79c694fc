/** Calls to the Wix site itself, and the access token that it gives to the script on its page, which they need. */
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { doc, globalNamed } from '../../../shared/page/platform/safe-dom'
import { type StoreAnswer, storeSend } from '../../../shared/page/platform/store-send'
import { trusted } from '../../../shared/page/platform/trusted-script'

/** Milliseconds after which we stop waiting for Wix. */
const TOKEN_WAIT_MS = 10_000

/** Wix recognizes its app by the script's attributes. These would change what the helper is, or run the page's code. */
const NOT_COPIED = /^(id|src|type|integrity|nonce|on.*)$/i

/** Beside this chunk. */
const TOKEN_SCRIPT = import.meta.url.replace(/[^/]*$/, 'wix-token.js')

type Getter = () => unknown

const insertHelper = (): HTMLScriptElement => {
  const script = doc.createElement('script')
  const tag = doc.querySelector<HTMLScriptElement>('script[data-site][data-store=wix]')
  for (const { name, value } of tag?.attributes ?? []) if (!NOT_COPIED.test(name)) script.setAttribute(name, value)
  script.nonce = tag?.nonce || tag?.dataset.nonce || ''
  script.src = trusted('wisp-wix', TOKEN_SCRIPT, (url) => url === TOKEN_SCRIPT)
  if (tag) tag.after(script)
  else doc.head.append(script)
  return script
}

const isReady = async (): Promise<void> => {
  if (globalNamed('wixEmbedsAPI')) return
  let stop = () => {}
  await new Promise<unknown>((resolve, reject) => {
    // Captured, because the event may be sent to the document without bubbling.
    stop = all([after(TOKEN_WAIT_MS, () => reject()), on(window, 'wixEmbedsAPIReady', resolve, true)])
  }).finally(() => stop())
}

const findGetter = async (): Promise<Getter> => {
  await isReady()
  const script = insertHelper()
  let stop = () => {}
  return new Promise<Getter>((resolve, reject) => {
    const end = () => reject()
    stop = all([
      after(TOKEN_WAIT_MS, end),
      on<CustomEvent>(script, 'wisp-token', ({ detail }) => resolve(detail)),
      on(script, 'error', end),
    ])
  }).finally(() => {
    stop()
    script.remove()
  })
}

let getter: Promise<Getter> | undefined

/** Rejects where there is no Wix, or it refuses. A later call tries again. */
export const token = async (): Promise<string> => {
  getter ??= findGetter()
  let stop: Stop = () => {}
  try {
    const make = await getter
    // Reading the cart waits for the token, and a popup that waits for the cart holds up the others.
    const value = await Promise.race([
      make(),
      new Promise((resolve) => (stop = after(TOKEN_WAIT_MS, () => resolve(undefined)))),
    ])
    if (typeof value === 'string') return value
  } catch {
    // A call that fails counts as no token.
  } finally {
    stop()
  }
  getter = undefined
  throw new Error('Wix context is not available')
}

/** GET, or POST if there is a body. Rejects only without a token. */
export const call = async (path: string, body?: object): Promise<StoreAnswer> =>
  storeSend(path, { body, headers: { authorization: await token() } })
