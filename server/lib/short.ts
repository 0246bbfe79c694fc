/** Cuts text at `maxLength` characters, with an ellipsis. */
export const short = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).replace(/\p{Surrogate}$/u, '')}…` : text
