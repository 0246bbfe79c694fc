import type { Rule } from '.'

/** Closed by X within the day; the marker itself lives no longer. Only the everywhere-always rule looks at it. */
export const closedByVisitor: Rule = (popup, visitor) =>
  popup.frequency.rule === 'always' && visitor.marker('closed', popup) ? 'closed' : undefined
