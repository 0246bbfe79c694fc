import type { ConsentProof } from './answers'

/** The column `consent` of a lead; '' where its form had no box. @param at milliseconds since 1970 */
export const storedProof = (proof: Omit<ConsentProof, 'at'> | undefined, at: number): string =>
  proof ? JSON.stringify({ ...proof, at: new Date(at).toISOString() } satisfies ConsentProof) : ''
