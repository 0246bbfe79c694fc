import type { Rule } from '../../shared/model/rules'

/** A visitor who converted is left alone where the owner says so. */
export const converted: Rule = ({ stopWhenConverted, key }, visitor) =>
  stopWhenConverted && visitor.marker('converted', key)
