/** The findings of `wisp doctor`, with advice. */

export interface Finding {
  /** `look`: it works, but may be meant otherwise. */
  state: 'ok' | 'look' | 'wrong'
  text: string
  /** Absent if all is well. */
  advice?: string
}

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const look = (text: string, advice: string): Finding => ({ state: 'look', text, advice })
export const wrong = (text: string, advice: string): Finding => ({ state: 'wrong', text, advice })
