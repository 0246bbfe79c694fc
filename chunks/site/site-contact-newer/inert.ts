import type { NewerContact } from '../../../shared/page/model/site'
import { on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { EVENT, INIT, inertOn, UNTIL_NEXT } from '../../../shared/wire/page/site/contact'

/** Parts of the form that can be used except while it has a certain status. */
export const watchInert = ({ form }: NewerContact): Stop => {
  const set = (name: string, isInert: boolean): void => {
    // A copy, because the live list changes with the classes.
    for (const part of [...bare(form, 'getElementsByClassName')(name)]) {
      part.toggleAttribute('inert', isInert)
      part.classList.toggle(UNTIL_NEXT, isInert)
    }
  }
  const follow = (): void => set(inertOn(`${bare(form, 'getAttribute')('data-status')}`), true)
  // The first status is the one in the markup: a server may have printed the form as it was sent.
  if (!bare(form, 'classList').contains(INIT)) follow()
  return on(form, `${EVENT}statuschanged`, () => {
    set(UNTIL_NEXT, false)
    follow()
  })
}
