/** Cuts text at `most` characters, with an ellipsis. */
export const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/\p{Surrogate}$/u, '')}…` : text
