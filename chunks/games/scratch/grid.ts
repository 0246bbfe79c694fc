/** How much of a card is scratched off. Counted in cells, because reading pixels back holds up drawing. */

/** A place on the card, in units of the card's own width and height. */
export interface Point {
  x: number
  y: number
}

interface Grid {
  /** A stroke of a round brush from one place to the other. */
  stroke(from: Point, to: Point): void
  /** The share that is not scratched off yet, 1 to 0. */
  remaining(): number
}

/** @param cell length of its side, far smaller than the brush */
export const createGrid = (width: number, height: number, brush: number, cell: number): Grid => {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const cleared = new Set<number>()
  const dab = ({ x, y }: Point): void => {
    const reach = brush / cell
    const [column, row] = [x / cell - 0.5, y / cell - 0.5]
    for (let across = Math.max(0, Math.ceil(column - reach)); across <= Math.min(columns - 1, column + reach); across++)
      for (let down = Math.max(0, Math.ceil(row - reach)); down <= Math.min(rows - 1, row + reach); down++)
        if (Math.hypot(across - column, down - row) <= reach) cleared.add(down * columns + across)
  }
  return {
    stroke(from, to) {
      const dabs = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (brush / 2)))
      for (let step = 0; step <= dabs; step++)
        dab({ x: from.x + ((to.x - from.x) * step) / dabs, y: from.y + ((to.y - from.y) * step) / dabs })
    },
    remaining: () => 1 - cleared.size / (columns * rows),
  }
}
