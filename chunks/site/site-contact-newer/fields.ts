import type { ContactRulesChunk, NewerContact } from '../../../shared/page/model/site'
import { after, all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { HAS_RULES, hasRoot, versionIn } from '../../../shared/wire/page/site/contact'

/** From 5.7 on the server has rules for the fields. They are fetched when the visitor reaches the first field. */
export const watchFields = (contact: NewerContact): Stop => {
  const { form, site } = contact
  // Our own server says what is wrong in its reply.
  if (versionIn(new FormData(form)) < HAS_RULES || !hasRoot()) return () => {}
  let rules: ReturnType<ContactRulesChunk['fetchRules']> | undefined
  let isStopped = false
  let release: Stop = () => {}
  /**
   * A press on a button makes the browser leave the field. Were the field's message shown at once, it would move the button away
   * before the press ends, so it waits for this.
   */
  let pressEnd = Promise.resolve()
  const hold = (): void => {
    release()
    pressEnd = new Promise((resolve) => {
      release = () => after(0, resolve)
    })
  }
  const fetchRules = async () => (await site.load<ContactRulesChunk>('site-contact-rules')).fetchRules(contact)
  const ready = (): void => {
    rules ??= fetchRules()
    reportRejection(rules)
  }
  return all([
    on(form, 'focusin', ready),
    on(form, 'change', ({ target }) => {
      ready()
      Promise.all([rules, pressEnd]).then(
        ([check]) => isStopped || check?.(target as Element),
        () => {},
      )
    }),
    on(window, 'pointerdown', hold, true),
    ...['pointerup', 'pointercancel'].map((name) => on(window, name, () => release(), true)),
    () => {
      isStopped = true
    },
  ])
}
