/** The pictures of the designs, taken by `npm run previews`. */
const files = import.meta.glob<string>('./pictures/*.webp', { query: '?url', import: 'default', eager: true })

export type Screen = 'desktop' | 'phone'

/** @returns its address; undefined for a design of which no picture was taken yet */
export const pictureOf = (name: string, screen: Screen): string | undefined =>
  files[`./pictures/${name}-${screen}.webp`]
