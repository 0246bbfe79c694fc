import type { Caller } from '../http/caller'
import type { DeskRoute } from '../http/route'
import type { Figures } from '../results/figures'
import type { FormFigures, FormsAnswer } from './answers'
import { plainFormPath } from './form'
import type { ContactForms } from './queries'

interface Services {
  caller: Caller
  store: { contactForms: Pick<ContactForms, 'list'>; figures: Pick<Figures, 'totals'> }
}

/** The contact forms, and how much has come in by each. */
export const deskForms: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/forms',
  desk: true,
  polled: true,
  async handle(c, { store, caller }) {
    const storedForms = await store.contactForms.list()
    const counts = await store.figures.totals(storedForms.map(({ popupId }) => popupId))
    const forms = storedForms.map(({ form, siteKey, popupId }): FormFigures => {
      const { leads: submissions = 0, suspects = 0, leadAt = 0 } = counts.get(popupId) ?? {}
      return {
        id: form.id,
        name: form.name,
        site: siteKey,
        fields: form.fields.length,
        submissions,
        suspects,
        ...(leadAt > 0 && { last: new Date(leadAt).toISOString() }),
        url: caller.base(c) + plainFormPath(form.id),
      }
    })
    return c.json<FormsAnswer>({ forms })
  },
}
