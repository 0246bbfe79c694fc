/** Conditions of elements that show or hide: `FIELD` or `FIELD:v1|v2`, where `*` is any value but an empty one. */

interface Condition {
  /** Name of the field that decides. */
  field: string
  accepted: string[]
}

export const readCondition = (condition: string): Condition => {
  const [, field = '', accepted = '*'] = /^([^:]*)(?::(.*))?$/s.exec(condition) ?? []
  return { field, accepted: accepted.split('|') }
}

/** @param valuesOf what is chosen or filled in; none for a field that the form does not have */
export const meets = (condition: string, valuesOf: (field: string) => string[]): boolean => {
  const { field, accepted } = readCondition(condition)
  return valuesOf(field).some((value) => accepted.includes(value) || (value !== '' && accepted.includes('*')))
}
