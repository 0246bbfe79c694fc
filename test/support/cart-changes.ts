/** The ways in which themes of Shopify change the cart, for pages of the demo store. */
import { idsOf, popupsOf, settingsOf } from './cart-triggers'
import { pieceOf, type Stores, type StoreVisit, storePath } from './demo-stores'

/** Variants of the demo store: the cart holds the pitcher when a case begins, and the mugs are added to it. */
export const PITCHER = '48100041'
export const MUGS = '48100031'

export const SETTINGS = settingsOf({
  items: 2,
  value: 76,
  first: pieceOf('shopify', 'pitcher').id,
  added: pieceOf('shopify', 'mugs').id,
})
/** Popups that show when the cart was emptied, and when it was filled again. */
export const EMPTIED = idsOf(SETTINGS.emptied)
export const FILLED = idsOf(SETTINGS.filled)

export type ChangeMethod = 'fetch' | 'request' | 'captured' | 'xhr' | 'unread' | 'event'

export interface Theme {
  /** The browser’s own fetch, kept before any other script ran. */
  early: typeof fetch
  change(method: ChangeMethod, path: string, body: object): Promise<unknown>
}

/** Runs in the page, before anything else: the ways in which themes change the cart. */
const drive = (): void => {
  const early = window.fetch.bind(window)
  const init = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, */*' },
    body: JSON.stringify(body),
  })
  const url = (path: string): string =>
    `${(window as unknown as { Shopify: { routes: { root: string } } }).Shopify.routes.root}${path}`
  const methods: Record<ChangeMethod, (path: string, body: object) => Promise<unknown>> = {
    fetch: async (path, body) => (await fetch(url(path), init(body))).json(),
    request: async (path, body) => (await fetch(new Request(new URL(url(path), location.href), init(body)))).json(),
    captured: async (path, body) => (await early(url(path), init(body))).json(),
    unread: async (path, body) => (await fetch(url(path), init(body))).status,
    xhr: (path, body) =>
      new Promise((resolve) => {
        const xhr = new XMLHttpRequest()
        xhr.open('POST', url(path))
        xhr.setRequestHeader('content-type', 'application/json')
        xhr.setRequestHeader('accept', 'application/json, */*')
        xhr.addEventListener('load', () => resolve(xhr.responseText))
        xhr.send(JSON.stringify(body))
      }),
    event: async (path, body) => {
      const promise = early(url(path), init(body)).then((answer) => answer.json())
      const event = Object.assign(new Event('shopify:cart:lines-update', { bubbles: true }), { promise })
      document.querySelector('main')?.dispatchEvent(event)
      return promise
    },
  }
  Object.assign(window, {
    early,
    change: (method: ChangeMethod, path: string, body: object) => methods[method](path, body),
  })
}

export const change = ({ page }: StoreVisit, method: ChangeMethod, [path, body]: Change): Promise<unknown> =>
  page.evaluate(([method, path, body]) => (window as unknown as Theme).change(method, path, body), [
    method,
    path,
    body,
  ] as const)

export type Change = readonly [path: string, body: object]

/** Submits a form of the page, as themes without a script do, and waits for the page with the cart. */
export const submit = ({ page }: StoreVisit, path: string, fields: Record<string, string>): Promise<unknown> =>
  Promise.all([
    page.waitForURL(/\/cart$/),
    page.evaluate(
      ([action, fields]) => {
        const form = Object.assign(document.createElement('form'), { action, method: 'post' })
        for (const [name, value] of Object.entries(fields))
          form.append(Object.assign(document.createElement('input'), { name, value }))
        document.body.append(form)
        form.submit()
      },
      [storePath('shopify', path), fields] as const,
    ),
  ])

export const add = (path: string, more: object = {}): Change => [
  path,
  { items: [{ id: Number(MUGS), quantity: 2 }], ...more },
]

/** Opens a page with popups whose cart holds a pitcher, and waits until that cart was read. */
export const arrive = async (
  stores: Stores,
  path = 'products/mugs',
  popups = popupsOf(SETTINGS),
): Promise<StoreVisit> => {
  await stores.show('shopify', ...popups)
  const visit = await stores.visit(storePath('shopify', path), {
    async prepare({ page }) {
      await page
        .context()
        .request.post(`${stores.world.wisp}${storePath('shopify', 'cart/add.js')}`, { data: { id: PITCHER } })
      await page.addInitScript(drive)
    },
  })
  await visit.decided()
  await visit.wisp((wisp) => wisp.ready())
  await visit.still()
  return visit
}
