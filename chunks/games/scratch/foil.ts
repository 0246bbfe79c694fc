/** The foil over a card. Its canvas has a fixed size that CSS stretches, so that drawing needs no layout. */
import type { Point } from './grid'

export const FOIL_WIDTH = 600
export const FOIL_HEIGHT = 360
export const BRUSH_WIDTH = 44

/**
 * Canvas pixels per unit of length. With one, words would blur on screens with more than two device pixels per CSS
 * pixel.
 */
export const pixelRatio = (): number => (devicePixelRatio > 2 ? 2 : 1)

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null => {
  const pen = canvas.getContext('2d')
  const scale = canvas.width / FOIL_WIDTH
  pen?.setTransform(scale, 0, 0, scale, 0, 0)
  return pen
}

/**
 * Colours come from CSS: `color` paints the foil, and `caret-color`, which a canvas has no other use for, its words.
 */
export const paintFoil = (canvas: HTMLCanvasElement, words: string): void => {
  const pen = penOf(canvas)
  if (!pen) return
  const { caretColor, color, fontFamily } = getComputedStyle(canvas)
  pen.fillStyle = color
  pen.fillRect(0, 0, FOIL_WIDTH, FOIL_HEIGHT)
  pen.strokeStyle = 'rgb(255 255 255 / .13)'
  pen.lineWidth = 14
  for (let x = -FOIL_HEIGHT; x < FOIL_WIDTH; x += 42) {
    pen.beginPath()
    pen.moveTo(x, FOIL_HEIGHT)
    pen.lineTo(x + FOIL_HEIGHT, 0)
    pen.stroke()
  }
  pen.fillStyle = caretColor
  pen.font = `600 40px ${fontFamily}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(words, FOIL_WIDTH / 2, FOIL_HEIGHT / 2, FOIL_WIDTH * 0.86)
}

export const scratchLine = (canvas: HTMLCanvasElement, from: Point, to: Point): void => {
  const pen = penOf(canvas)
  if (!pen) return
  pen.globalCompositeOperation = 'destination-out'
  // Only an opaque stroke takes all of the foil away.
  pen.strokeStyle = '#000'
  pen.lineWidth = BRUSH_WIDTH * 2
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  // A line of no length makes a dot.
  pen.lineTo(to.x, to.y)
  pen.stroke()
}

/** The place on the foil that a finger, a pen or a mouse points at. The card may be turned: its offsets turn with it. */
export const pointOf = (canvas: HTMLCanvasElement, { offsetX, offsetY }: PointerEvent): Point => ({
  x: (offsetX / canvas.offsetWidth) * FOIL_WIDTH,
  y: (offsetY / canvas.offsetHeight) * FOIL_HEIGHT,
})
