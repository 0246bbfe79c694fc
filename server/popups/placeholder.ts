import type { Transaction } from 'kysely'
import { PLAIN_DESIGN } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import { noteChange } from '../db/changes'
import type { Tables } from '../db/schema/index'
import { contentOf } from './content'

/** The popup that stands for a page or a contact form, because leads, figures and webhooks belong to popups. */
export const placeholderPopup = (
  subject: Pick<PopupDefinition, 'id' | 'name' | 'language' | 'html'>,
): PopupDefinition => ({
  ...subject,
  type: 'embedded',
  format: 1,
  target: 'lead',
  size: { width: 0, height: 0 },
  onClickOnly: true,
  triggers: {},
  frequency: { rule: 'always', count: 0 },
  stopWhenConverted: false,
  design: PLAIN_DESIGN,
})

interface PlaceholderRow {
  site_key: string
  status: 'form' | 'page'
  /** The sentences that visitors have agreed to (`consentsWith`). */
  consents?: string
}

/** Writes the row of `popup` that gives the leads of a page or a contact form their name and their columns. */
export const writePlaceholder = async (
  transaction: Transaction<Tables>,
  popup: PopupDefinition,
  row: PlaceholderRow,
): Promise<void> => {
  const { id } = popup
  const content = { ...contentOf(popup).row, ...row }
  await transaction
    .insertInto('popup')
    .values({ id, created_at: Date.now(), ...content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
    .execute()
  await noteChange(transaction, row.site_key)
}
