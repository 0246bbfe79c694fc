import type { Page } from '../model/page'
import type { Popups } from '../model/popups'
import type { Rule, Rules } from '../model/rules'
import type { Stop } from '../platform/dom'

export const WITHDRAWAL_RULE = 'withdrawal'

/**
 * Withdrawing consent erases what held popups back. It goes on doing so until the page is left, where another rule ends later: the
 * loader remembers it only for popups that nothing else held back at that moment.
 * @param history the rules on what is stored
 */
export const createWithdrawalRule = (
  { signals, storage, visitor }: Page,
  { popups }: Pick<Popups, 'popups'>,
  history: Rules,
): { rule: Rule; stop: Stop } => {
  /** As of the last change with consent. */
  const heldIds = new Set<string>()
  /** They stay so if consent is given again. */
  const erasedIds = new Set<string>()
  const stop = signals.effect(() => {
    for (const { campaign } of popups.value) {
      const { id } = campaign
      const isHeld = Object.values(history).some((rule) => rule(campaign, visitor))
      if (storage.allowed()) heldIds[isHeld ? 'add' : 'delete'](id)
      else if (heldIds.has(id)) erasedIds.add(id)
    }
  })
  // The rule may be asked before the effect has run.
  return { rule: ({ id }) => erasedIds.has(id) || (!storage.allowed() && heldIds.has(id)), stop }
}
