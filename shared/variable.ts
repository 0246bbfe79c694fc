/**
 * A variable of the page by its dotted path from `window` (`shop.customer.plan`, `dataLayer.0.event`): looked up, never
 * evaluated. undefined when it is not there, or null.
 */
export const readVariable = (path: string): unknown => {
  let value: unknown = window
  try {
    // Own names: none. The page's own variables may be inherited as well, and this is only told to rules that ask for it.
    for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key]
    return value ?? undefined
  } catch {
    // A getter that throws, or a frame of another origin.
  }
}
