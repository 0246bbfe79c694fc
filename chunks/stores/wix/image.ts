/** An image of Wix's media server: `…/media/ID`, or `…/media/ID/v1/fill/w_800,h_600,…/NAME`. */
const MEDIA_ADDRESS = /^(https:)?\/\/static\.wixstatic\.com\/media\/([^/?#]+)/
const IMAGE_SIZE = /\/(fill|fit)\/w_(\d+),h_(\d+)/

export const pictureAt = (address: string, width: number): string => {
  const [whole, , name] = MEDIA_ADDRESS.exec(address) ?? []
  if (!whole) return address
  // The height is not known: `fit` keeps the picture's own.
  if (address === whole) return `${whole}/v1/fit/w_${width},h_${width},q_85/${name}`
  return address.replace(
    IMAGE_SIZE,
    (_, how, w, h) => `/${how}/w_${width},h_${Math.max(1, Math.round((width * Number(h)) / (Number(w) || 1)))}`,
  )
}
