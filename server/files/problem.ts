/** `, got VALUE`, for the end of a message. */
export const got = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text ? `, got ${text.length > 40 ? `${text.slice(0, 40)}…` : text}` : ''
}

export const MISSING = 'is missing'
