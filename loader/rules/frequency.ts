import type { Rule } from '.'

const DAY = 86_400_000

/** Frequency capping (specification, section 4; decisions.md). Only a full display counts. */
export const frequency: Rule = (popup, visitor) => {
  const { rule, count } = popup.frequency
  const seen = visitor.marker('seen', popup)
  if (!seen || rule === 'always') return
  const waiting =
    rule === 'days'
      ? visitor.now() - seen.at < count * DAY
      : rule === 'visits'
        ? visitor.visits() - seen.visit < count
        : true
  return waiting ? 'frequency' : undefined
}
