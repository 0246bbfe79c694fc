/** What the server says of the page. */
interface ShopData {
  /** The visitor is asked for consent. */
  consent: boolean
  shopify: { routes: { root: string }; shop: string }
  meta: object
  st: object
}

export const shopData: ShopData = JSON.parse(document.getElementById('shop-data')?.textContent ?? '{}')
export const { root } = shopData.shopify.routes
