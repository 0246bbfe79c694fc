/**
 * Scripts that load pictures late keep the address in an attribute of their own, such as `data-src` or `data-lazy-srcset`,
 * and show something else until then.
 */
const LAZY_ATTRIBUTES = /^(src|lazy|orig|flickityLazy)(?!.*(sizes|type))/i

/** px: what is narrower holds a place, or is a sign that something loads. */
const NARROW_WIDTH_PX = 40

/** @returns the address of the picture, while it has not been put in; otherwise '' */
export const addressLater = (image: HTMLImageElement): string => {
  const { currentSrc, src, complete, naturalWidth, dataset } = image
  if (!/^(data:|$)/.test(currentSrc || src) && !(complete && naturalWidth < NARROW_WIDTH_PX)) return ''
  for (const [name, value = ''] of Object.entries(dataset)) {
    // A list of widths begins with the address to take; `data-lazy="true"` is none.
    const [address = ''] = value.trim().split(/[\s,]+/)
    if (LAZY_ATTRIBUTES.test(name) && /[./]/.test(address) && address !== src) return address
  }
  return ''
}
