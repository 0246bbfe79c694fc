/**
 * The script of the emulated site. It runs before any other script and makes the globals that Wix makes; the rest waits
 * for the page.
 */
import { onOwnChange } from '../../../web/on-own-change'
import { drawBasket, order } from './basket'
import { callBelowPath } from './calls'
import { addItem } from './cart'
import { consentPolicyManager, showBanner } from './consent'
import { siteData } from './data'
import { wixDevelopersAnalytics, wixEmbedsAPI } from './embeds'

callBelowPath()
Object.assign(window, { wixEmbedsAPI, wixDevelopersAnalytics, consentPolicyManager })
window.dispatchEvent(new Event('wixEmbedsAPIReady'))
window.dispatchEvent(new Event('wixDevelopersAnalyticsReady'))

const about = () => {
  const { id, name, category, price, currency } = siteData.product ?? {}
  return { id, productId: id, name, category, price, currency, origin: 'Stores', type: 'physical' }
}

const onProduct = (form: HTMLFormElement): void =>
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const data = new FormData(form)
    const quantity = Number(data.get('quantity'))
    const status = form.querySelector('.said')
    // On the press, before the cart has changed, and whether it will or not.
    wixDevelopersAnalytics.triggerEvent('AddToCart', { ...about(), quantity, variantId: `${data.get('variant')}` })
    const refused = await addItem(siteData.product?.id ?? '', `${data.get('variant')}`, quantity)
    if (status) status.textContent = refused || 'It is in your basket.'
    await drawBasket()
  })

document.addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector<HTMLFormElement>('form.add')
  if (form) onProduct(form)
  document.querySelector('[data-order]')?.addEventListener('click', () => void order())
  if (siteData.product) wixDevelopersAnalytics.triggerEvent('productPageLoaded', about())
  showBanner()
  void drawBasket()
})
// What popups put into the cart, and what another page did before the visitor came back to this one.
onOwnChange(() => void drawBasket())
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void drawBasket()
})
