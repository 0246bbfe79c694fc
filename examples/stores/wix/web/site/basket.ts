/** Draws the basket, in the header and on its own page, as the server has it. */
import { type CartLine, readLines, removeLines, setQuantity } from './cart'
import { wixDevelopersAnalytics } from './embeds'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const priceOf = ({ price, quantity }: CartLine): number => Number(price.amount) * quantity

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

const picture = ({ image }: CartLine, width: number): HTMLElement =>
  element('img', { src: image.url, alt: '', width, height: width * 1.2 })

const titleOf = ({ productName, descriptionLines }: CartLine): string =>
  [productName.original, ...descriptionLines.map(({ plainText }) => plainText.original)].join(', ')

const small = (line: CartLine): HTMLElement =>
  element(
    'li',
    {},
    picture(line, 48),
    element('span', { textContent: titleOf(line) }),
    element('span', { textContent: `${line.quantity} × ${dollars.format(Number(line.price.amount))}` }),
  )

const about = (line: CartLine): object => ({
  id: line.catalogReference.catalogItemId,
  name: line.productName.original,
  quantity: line.quantity,
  currency: 'USD',
})

/** Changes the cart, and shows what has come of it. */
const after = async (change: Promise<string>): Promise<void> => {
  const refused = await change
  const status = document.querySelector('.said')
  if (status) status.textContent = refused
  await drawBasket()
}

const row = (line: CartLine): HTMLElement => {
  const quantity = element('input', { type: 'number', value: `${line.quantity}`, min: '1', max: '99' })
  quantity.setAttribute('aria-label', `Quantity of ${titleOf(line)}`)
  quantity.addEventListener('change', () => void after(setQuantity(line.id, Number(quantity.value))))
  const remove = element('button', { type: 'button', className: 'plain', textContent: 'Remove' })
  remove.setAttribute('aria-label', `Remove ${titleOf(line)}`)
  remove.addEventListener('click', () => {
    wixDevelopersAnalytics.triggerEvent('RemoveFromCart', about(line))
    void after(removeLines([line.id]))
  })
  const title = element('a', { href: line.url.relativePath, textContent: titleOf(line) })
  return element(
    'li',
    {},
    picture(line, 80),
    title,
    quantity,
    element('span', { textContent: dollars.format(priceOf(line)) }),
    remove,
  )
}

const each = (selector: string, change: (element: HTMLElement) => void): void =>
  document.querySelectorAll<HTMLElement>(selector).forEach(change)

export const drawBasket = async (): Promise<CartLine[]> => {
  const lines = await readLines()
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = lines.reduce((sum, line) => sum + priceOf(line), 0)
  each('[data-basket-lines]', (place) => place.replaceChildren(...lines.map(small)))
  each('[data-rows]', (place) => place.replaceChildren(...lines.map(row)))
  each('[data-basket-count]', (place) => {
    place.lastChild?.replaceWith(`${count}`)
    place.dataset.basketCount = `${count}`
  })
  each('[data-basket-empty]', (place) => {
    place.hidden = count > 0
  })
  each('[data-basket-sum]', (place) => {
    place.hidden = !count
    const sum = place.querySelector('strong')
    if (sum) sum.textContent = dollars.format(total)
  })
  return lines
}

export const order = async (): Promise<void> => {
  const lines = await readLines()
  const value = lines.reduce((sum, line) => sum + priceOf(line), 0)
  const refused = await removeLines(lines.map(({ id }) => id))
  if (!refused) wixDevelopersAnalytics.triggerEvent('Purchase', { value, currency: 'USD', contents: lines.map(about) })
  await drawBasket()
  const status = document.querySelector('.said')
  if (status) status.textContent = refused || 'Thank you. Nothing will be sent, as this shop is not one.'
}
