import { HORIZONTAL, VERTICAL } from '../shared/model/design'

export const POSITIONS = VERTICAL.flatMap((vertical) =>
  HORIZONTAL.map((horizontal) => `${vertical}-${horizontal}` as const),
)
