import { globalNamed } from './safe-dom'

/**
 * A page variable by its dotted path from `window` (`shop.customer.plan`, `dataLayer.0.event`), without evaluating
 * code; undefined if it does not exist or is null.
 */
export const readVariable = (path: string): unknown => {
  try {
    const [name, ...keys] = path.split('.') as [string, ...string[]]
    let value = globalNamed(name)
    // Own names: of the variable. Inherited properties count too, and only rules that ask for this path see the value.
    for (const key of keys) value = (value as Record<string, unknown> | null | undefined)?.[key]
    return value ?? undefined
  } catch {
    // A getter threw, or the value is a frame of another origin.
  }
}
