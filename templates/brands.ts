/** All brands by name, as their files are called. */
import type { Brand } from './kit/brand'

const files = import.meta.glob<Brand>('./brands/*.ts', { eager: true, import: 'brand' })

export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.entries(files).map(([path, brand]) => [path.replace(/^.*\/|\.ts$/g, ''), brand]),
)

/** Throws if there is none of that name. */
export const brandOf = (name: string): Brand => {
  const brand = brands[name]
  if (!brand) throw new Error(`No brand ${name}`)
  return brand
}
