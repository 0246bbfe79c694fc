/** Pictures that are there in several widths: `srcset="/960.jpg 960w, /1920.jpg 1920w"`. */

/** The width of the widest file, in px. The browser takes any of a list for as wide as `sizes` says. */
export const widest = ({ srcset, naturalWidth }: HTMLImageElement): number =>
  Math.max(0, ...[...srcset.matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))) || naturalWidth

/** Has the browser fetch a wider file, once the picture is shown that large, and never a smaller one again. */
export const askWider = (picture: HTMLImageElement, scale: number): void => {
  const width = Math.round(Math.max(innerWidth, picture.offsetWidth * scale))
  if (picture.srcset && scale > 1 && width > Number.parseFloat(picture.sizes)) picture.sizes = `${width}px`
}
