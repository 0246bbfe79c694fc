import { globalNamed } from './safe-dom'

/**
 * A variable of the page by its dotted path from `window` (`shop.customer.plan`, `dataLayer.0.event`): looked up, never
 * evaluated. undefined when it is not there, or null.
 */
export const readVariable = (path: string): unknown => {
  try {
    const [name, ...keys] = path.split('.') as [string, ...string[]]
    let value = globalNamed(name)
    // Own names: of the variable. What it inherits is part of it, and this is only told to rules that ask for it.
    for (const key of keys) value = (value as Record<string, unknown> | null | undefined)?.[key]
    return value ?? undefined
  } catch {
    // A getter that throws, or a frame of another origin.
  }
}
