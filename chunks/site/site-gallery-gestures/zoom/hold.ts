/** The image in the frame, and the one writer of how large it is. */
import type { GalleryView } from '../../../../shared/page/gallery/chunks'
import { closeUp, FITTED_PLACE, move, type Point } from './place'

/** Pictures that are there in several widths: `srcset="/960.jpg 960w, /1920.jpg 1920w"`. */

/** The width of the widest file, in px. The browser takes any of a list for as wide as `sizes` says. */
const widest = ({ srcset, naturalWidth }: HTMLImageElement): number =>
  Math.max(0, ...[...srcset.matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))) || naturalWidth

/** Has the browser fetch a wider file, once the picture is shown that large, and never a smaller one again. */
const askWider = (picture: HTMLImageElement, scale: number): void => {
  const width = Math.round(Math.max(innerWidth, picture.offsetWidth * scale))
  if (picture.srcset && scale > 1 && width > Number.parseFloat(picture.sizes)) picture.sizes = `${width}px`
}

export interface Zoom {
  /** True if something stands in the frame that can be enlarged. */
  ready(): boolean
  /** Moves the point of the image that is seen at `from` to `to`, and enlarges it `times`. @returns whether it moved */
  move(from: Point, to: Point, times?: number, softly?: boolean): boolean
  /** Enlarged around this point, or as large as it fits. */
  toggle(point: Point): void
  fit(): void
  /** From now on this is enlarged, or nothing. */
  hold(next: HTMLElement | null): void
}

export const createZoom = (view: GalleryView): Zoom => {
  const { dialog } = view
  let image: HTMLElement | null = null
  let place = FITTED_PLACE

  const pictureNow = (): HTMLImageElement | null | undefined => image?.querySelector('img:last-child')

  const apply = (next = FITTED_PLACE, softly = true): void => {
    place = next
    view.zoomed = place.scale > 1
    delete dialog.dataset.zoom
    if (!image) return
    const picture = pictureNow()
    if (picture) askWider(picture, place.scale)
    dialog.dataset.zoom = view.zoomed ? 'out' : 'in'
    image.style.transition = softly ? 'transform .2s' : ''
    image.style.transform = view.zoomed ? `translate(${place.x}px,${place.y}px) scale(${place.scale})` : ''
  }

  /** How many times it is as large as its file says. */
  const fileScale = (): number => {
    const picture = pictureNow()
    return picture ? widest(picture) / picture.offsetWidth : 1
  }

  const zoom: Zoom = {
    ready: () => !!image && image === view.content()?.element,
    move(from, to, times = 1, softly = false) {
      if (!image || !zoom.ready()) return false
      const before = image.style.transform
      // By layout and not by what is seen: the frame may just be moving.
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = view.frame
      const next = move(
        place,
        [
          [offsetLeft + offsetWidth / 2, image.offsetWidth, dialog.clientWidth],
          [offsetTop + offsetHeight / 2, image.offsetHeight, dialog.clientHeight],
        ],
        from,
        to,
        place.scale * times,
        fileScale(),
      )
      apply(next, softly)
      return image.style.transform !== before
    },
    toggle(point) {
      if (view.zoomed) apply()
      else zoom.move(point, point, closeUp(fileScale(), devicePixelRatio), true)
    },
    fit: () => apply(),
    hold(next) {
      image = next
      apply(FITTED_PLACE, false)
    },
  }
  return zoom
}
