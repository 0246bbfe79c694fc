/** Compares docs/figures.json with what was counted. */
import { compressors, type Figures, isNear } from '../../bench/figures/figures'

/** The share of a size that another compressor may change. */
const OTHERWISE = 0.01

/** Tells whether the file agrees with what was counted just now. */
export const isTrue = ({ compressors: by }: Figures, figure: number, bytes: number): boolean =>
  isNear(figure, bytes) || (by !== compressors() && Math.abs(figure - bytes) <= bytes * OTHERWISE)

/** The advice of a failure: figures and build, or figures and documents, differ. */
export const MEND = '`npm run figures` counts what is built and mends docs/figures.json and all documents'
