/** Finds what a mapping names in an event. */

/** @typedef {{ id: string, type: string, timestamp: string, data: Record<string, unknown> }} Event */

/** @param {unknown} value @param {string} name */
const own = (value, name) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? /** @type {Record<string, unknown>} */ (value)[name]
    : undefined

/**
 * `email`, `popup.name`, `fields.firstName`, and `type`, `timestamp` of the event itself. The name of a field may have dots
 * in it.
 *
 * @param {Event} event @param {string} path @returns {string} '' if there is none
 */
export const valueAt = ({ data, ...event }, path) => {
  const [first = '', ...rest] = path.split('.')
  const value = own(data, first) ?? own(event, first)
  const entry = rest.length ? own(value, rest.join('.')) : value
  return typeof entry === 'object' ? '' : `${entry ?? ''}`
}

/**
 * The values under the names that the other side has for them. Empty ones are left out.
 *
 * @param {Event} event @param {Record<string, string>} mapping
 */
export const mapped = (event, mapping) =>
  Object.fromEntries(
    Object.entries(mapping)
      .map(([name, path]) => [name, valueAt(event, path)])
      .filter(([, value]) => value !== ''),
  )
