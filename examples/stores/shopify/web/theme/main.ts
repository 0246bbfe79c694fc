/**
 * The script of the emulated theme. It runs before any other script and makes the globals that Shopify makes; the rest
 * waits for the page.
 */
import { onOwnChange } from '../../../web/on-own-change'
import { loadFeatures, showBanner } from './consent'
import { shopData } from './data'
import { connect } from './forms'
import { refresh } from './sections'

Object.assign(window, {
  Shopify: { ...shopData.shopify, loadFeatures },
  ShopifyAnalytics: { meta: shopData.meta },
  __st: shopData.st,
})

document.addEventListener('DOMContentLoaded', () => {
  connect()
  loadFeatures([{ name: 'consent-tracking-api' }], showBanner)
})
// What popups put into the cart, and what another page did before the visitor came back to this one.
onOwnChange(() => void refresh())
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void refresh()
})
