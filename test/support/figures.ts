/** Compares docs/figures.json with what was counted. */
import { compressors, type Figures, isNear } from '../../bench/figures/figures'

/** What another compressor may change, as a share. */
const OTHERWISE = 0.01

/** Whether the file says what was counted just now. */
export const isTrue = ({ compressors: by }: Figures, figure: number, bytes: number): boolean =>
  isNear(figure, bytes) || (by !== compressors() && Math.abs(figure - bytes) <= bytes * OTHERWISE)

/** What to do when figures and build, or figures and documents, differ. */
export const MEND = '`npm run figures` counts what is built and mends docs/figures.json and all documents'
