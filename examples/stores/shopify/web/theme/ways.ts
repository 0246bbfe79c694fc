/** The ways in which themes add to the cart. Each resolves with what the store says of a refusal; '' if it was added. */
import { root } from './data'

/** Kept before any other script has run, so that a wrapper of `fetch` never sees what goes through it. */
export const originalFetch = window.fetch.bind(window)

interface Item {
  id: string
  quantity: number
}

const request = (item: Item): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ items: [item] }),
})

const refusalIn = async (response: Response): Promise<string> => {
  const answer = await response.json()
  return response.ok ? '' : `${answer.description ?? 'That did not work.'}`
}

const byXhr = (item: Item): Promise<string> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', `${root}cart/add.js`)
    xhr.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    xhr.addEventListener('load', () => resolve(xhr.status === 200 ? '' : JSON.parse(xhr.responseText).description))
    xhr.addEventListener('error', () => reject(new Error('The store does not answer')))
    const form = new FormData()
    form.set('id', item.id)
    form.set('quantity', `${item.quantity}`)
    xhr.send(form)
  })

/** The event comes before the cart has changed; its promise is kept once it has. */
const byEvent = async (item: Item): Promise<string> => {
  const answered = originalFetch(`${root}cart/add.js`, request(item))
  const refused = answered.then((response) => refusalIn(response))
  const promise = refused.then(async (message) => {
    const cart = await (await originalFetch(`${root}cart.js`)).json()
    return { cart, userErrors: message ? [{ message }] : [] }
  })
  const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${item.id}`, quantity: item.quantity }]
  const event = new Event('shopify:cart:lines-update', { bubbles: true })
  document
    .querySelector('form.add')
    ?.dispatchEvent(Object.assign(event, { action: 'add', context: 'product', lines, promise }))
  await promise
  return refused
}

const addMethods: Record<string, (item: Item) => Promise<string>> = {
  fetch: async (item) => refusalIn(await fetch(`${root}cart/add.js`, request(item))),
  captured: async (item) => refusalIn(await originalFetch(`${root}cart/add.js`, request(item))),
  xhr: byXhr,
  async unread(item) {
    const { ok } = await fetch(`${root}cart/add.js`, request(item))
    return ok ? '' : 'The store did not add it.'
  },
  event: byEvent,
}

/** By name. */
export const ADD_METHODS = new Map(Object.entries(addMethods))
