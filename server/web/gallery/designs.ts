/** The designs of the gallery, and which of them are chosen. */
import type { Listed } from '../../gallery/design-rows'

export type Design = Listed['designs'][number]

export interface Filter {
  type: string
  use: string
  brand: string
}

export const EVERYTHING: Filter = { type: '', use: '', brand: '' }

export const load = async (): Promise<Listed> => {
  const answer = await fetch('gallery/designs.json')
  if (!answer.ok) throw new Error(`The list of designs was answered with ${answer.status}`)
  return answer.json()
}

export const filtered = (designs: Design[], { type, use, brand }: Filter): Design[] =>
  designs.filter(
    (design) =>
      (!type || design.type === type) && (!use || design.uses.includes(use)) && (!brand || design.brand === brand),
  )

/** `side-small` as “Side small”. */
export const spoken = (name: string): string => name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ')
