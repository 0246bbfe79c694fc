/** What covers a card: drawn in a size of its own, which the page stretches, so that nothing has to be laid out for it. */
import type { Point } from './grid'

export const WIDTH = 600
export const HEIGHT = 360
export const BRUSH = 44

/** Pixels to a length: a foil is seen at half its size, and on a fine screen the edges of its words would blur. */
export const fineness = (): number => (devicePixelRatio > 2 ? 2 : 1)

const penOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null => {
  const pen = canvas.getContext('2d')
  const scale = canvas.width / WIDTH
  pen?.setTransform(scale, 0, 0, scale, 0, 0)
  return pen
}

/** In the colour of the canvas's letters: stripes of light, and in that of its caret, which it has not, what its template wrote on it. */
export const paint = (canvas: HTMLCanvasElement, words: string): void => {
  const pen = penOf(canvas)
  if (!pen) return
  const { caretColor, color, fontFamily } = getComputedStyle(canvas)
  pen.fillStyle = color
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = 'rgb(255 255 255 / .13)'
  pen.lineWidth = 14
  for (let x = -HEIGHT; x < WIDTH; x += 42) {
    pen.beginPath()
    pen.moveTo(x, HEIGHT)
    pen.lineTo(x + HEIGHT, 0)
    pen.stroke()
  }
  pen.fillStyle = caretColor
  pen.font = `600 40px ${fontFamily}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(words, WIDTH / 2, HEIGHT / 2, WIDTH * 0.86)
}

export const scratch = (canvas: HTMLCanvasElement, from: Point, to: Point): void => {
  const pen = penOf(canvas)
  if (!pen) return
  pen.globalCompositeOperation = 'destination-out'
  // As much goes as the stroke is opaque: all of it.
  pen.strokeStyle = '#000'
  pen.lineWidth = BRUSH * 2
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  // A dab is a line of no length.
  pen.lineTo(to.x, to.y)
  pen.stroke()
}

/** Where on the foil a finger, a pen or a mouse is. */
export const pointOf = (canvas: HTMLCanvasElement, { clientX, clientY }: PointerEvent): Point => {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return { x: ((clientX - left) / width) * WIDTH, y: ((clientY - top) / height) * HEIGHT }
}
