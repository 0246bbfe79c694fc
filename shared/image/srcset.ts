/** The widths in which a picture is offered, for boxes of different shapes on desktop and phone. */
import { type ImageSource, imageAddress } from './address'
import { isSize, type Size } from './box'
import { endingOf } from './name'

/** Screens that a picture is made for (specification, section 9). */
const VIEWPORT_WIDTHS_PX = [1920, 1536, 1366, 1280, 980]
const SMALL_SCREEN = '(max-width: 767px)'
const PIXEL_RATIOS = [1, 2]

export interface PictureBoxes {
  /** In px, where it is largest. */
  wide: Size
  /** Box on small screens. */
  small: Size
  /** Width of the screens, in px, on which they are that large, if they grow with the screen. */
  screens?: { wide: number; small: number }
}

interface Offered extends Size {
  src: string
  srcset: string
  sizes: string
}

const shapeOf = ({ width, height }: Size): number => width / height

/** Only parts that neither box shows are cut off. `object-fit` does the rest, as boxes change with the text in them. */
const shapeFor = (source: Size, { wide, small }: PictureBoxes): number => {
  const shapes = [shapeOf(wide), shapeOf(small)]
  return Math.min(Math.max(...shapes), Math.max(Math.min(...shapes), shapeOf(source)))
}

/** px, of a picture of this shape that covers the box. */
const across = ({ width, height }: Size, shape: number): number => Math.ceil(Math.max(width, height * shape))

/** The widest picture of this shape that the source has enough pixels for. */
const mostOf = (source: Size, shape: number): number => Math.floor(Math.min(source.width, source.height * shape))

const widthsFor = (displayWidths: number[], maxWidth: number): number[] => {
  const exact = displayWidths.flatMap((width) => PIXEL_RATIOS.map((ratio) => width * ratio))
  const [least, greatest] = [Math.min(...exact), Math.max(...exact)]
  const between = VIEWPORT_WIDTHS_PX.filter((width) => width > least && width < greatest)
  return [...new Set([...exact, ...between].map((width) => Math.max(1, Math.min(width, maxWidth))))].sort(
    (a, b) => a - b,
  )
}

/** CSS lengths, of what is `wide` and `small` px wide. */
const sizesOf = (wide: number, small: number, { screens }: PictureBoxes): string => {
  const share = (px: number, screen: number): string => `${Math.ceil((100 * px) / screen)}vw`
  return screens
    ? `${SMALL_SCREEN} ${share(small, screens.small)}, min(${wide}px, ${share(wide, screens.wide)})`
    : `${SMALL_SCREEN} ${small}px, ${wide}px`
}

/** @returns undefined if only the original can be offered: without a size, and for a GIF or a drawing */
export const offered = (
  source: ImageSource,
  boxes: PictureBoxes,
  options: { focus?: { x: number; y: number } | undefined; base?: string } = {},
): Offered | undefined => {
  if (!isSize(source) || !endingOf(source.id)) return
  const shape = shapeFor(source, boxes)
  const needed = { wide: across(boxes.wide, shape), small: across(boxes.small, shape) }
  const box = (width: number): Size => ({ width, height: Math.max(1, Math.round(width / shape)) })
  const address = (width: number): string => imageAddress(source, box(width), options)
  const widths = widthsFor([needed.wide, needed.small], mostOf(source, shape))
  const usual = widths.find((width) => width >= needed.wide) ?? widths.at(-1) ?? 1
  return {
    ...box(usual),
    src: address(usual),
    srcset: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes: sizesOf(needed.wide, needed.small, boxes),
  }
}
