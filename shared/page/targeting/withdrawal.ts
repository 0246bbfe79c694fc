import type { Page } from '../model/page'
import type { Popups } from '../model/popups'
import type { Rule, Rules } from '../model/rules'
import type { Stop } from '../platform/dom'

export const WITHDRAWAL_RULE = 'withdrawal'

/**
 * The common rules, which go by what is stored, and one more: a popup that they held back when consent was withdrawn, and with it what is
 * stored, stays away until the page is left. The loader knows this only of popups that nothing else held back at that moment.
 */
export const createHistoryRules = (
  { signals, storage, visitor }: Page,
  { popups, ruleset }: Pick<Popups, 'popups' | 'ruleset'>,
): { rules: Rules; stop: Stop } => {
  const { converted, closed, frequency } = ruleset.peek().rules
  const rules = { converted, closed, frequency } as Rules
  /** As of the last change with consent. */
  let heldIds: string[] = []
  /** Held back when consent was withdrawn; they stay so if it is given again. */
  const erasedIds: string[] = []
  const stop = signals.effect(() => {
    const ids = popups.value.flatMap(({ campaign }) =>
      Object.values(rules).some((rule) => rule(campaign, visitor)) ? campaign.id : [],
    )
    if (storage.allowed()) heldIds = ids
    else erasedIds.push(...heldIds.splice(0))
  })
  // The rule may be asked before the effect has run.
  const withdrawal: Rule = ({ id }) => erasedIds.includes(id) || (!storage.allowed() && heldIds.includes(id))
  return { rules: { ...rules, withdrawal }, stop }
}
