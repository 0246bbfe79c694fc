/** The store's own picture addresses take the width as a parameter. */
export const imageAt = (address: string, width: number): string => {
  try {
    const url = new URL(address, location.href)
    const isOfShop = url.origin === location.origin && url.pathname.startsWith('/cdn/shop/')
    if (!isOfShop && url.hostname !== 'cdn.shopify.com') return address
    url.searchParams.set('width', `${Math.round(width)}`)
    return url.href
  } catch {
    return address
  }
}
