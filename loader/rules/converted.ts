import type { Rule } from '../../shared/model/rules'

/** Objects to visitors who converted, if the owner asked for that. */
export const converted: Rule = ({ stopWhenConverted, key }, visitor) =>
  stopWhenConverted && visitor.marker('converted', key)
