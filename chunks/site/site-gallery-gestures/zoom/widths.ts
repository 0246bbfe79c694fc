/** Pictures that are there in several widths (`srcset`). */

/** px. None in a list of densities. */
export const widthsIn = (srcset: string): number[] => [...srcset.matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))

/** Has the browser fetch a wider one, once the picture is shown that large. It never goes back to a smaller one. */
export const askWider = (picture: HTMLImageElement | null | undefined, scale: number): void => {
  if (!picture?.srcset || scale === 1) return
  const wanted = Math.round(picture.offsetWidth * scale)
  if (wanted > (Number.parseFloat(picture.sizes) || 0) || /vw/.test(picture.sizes)) picture.sizes = `${wanted}px`
}
