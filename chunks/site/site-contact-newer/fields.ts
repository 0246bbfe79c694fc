import type { ContactRulesChunk, NewerContact } from '../../../shared/model/site'
import { all, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import { HAS_RULES, hasRoot, versionIn } from '../../../shared/wire/site/contact'

/** From 5.7 on the server has rules for the fields. They are fetched when the visitor reaches the first field. */
export const watchFields = (contact: NewerContact): Stop => {
  const { form, site } = contact
  // Our own server says what is wrong in its reply.
  if (versionIn(new FormData(form)) < HAS_RULES || !hasRoot()) return () => {}
  let rules: Promise<(target: Element) => void> | undefined
  let gone = false
  const fetchRules = async () => (await site.load<ContactRulesChunk>('site-contact-rules')).fetchRules(contact)
  const ready = (): void => {
    rules ??= fetchRules()
    reportRejection(rules)
  }
  return all([
    on(form, 'focusin', ready),
    on(form, 'change', ({ target }) => {
      ready()
      rules?.then(
        (check) => gone || check(target as Element),
        () => {},
      )
    }),
    () => {
      gone = true
    },
  ])
}
