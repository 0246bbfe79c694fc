import type { Stepwise } from '../migrate'
import { renewParts } from '../parts-renewal'
import { renewPopupRecords, renewTranslationRecords } from '../record-renewal'

/**
 * Records have merge tags where pages fill them in, however they are written, so popups may need another part; they have logos, and no
 * disabled control is required.
 */
export const recordsOfTags: Stepwise = {
  steps: [(db) => renewTranslationRecords(db), (db) => renewPopupRecords(db), (db) => renewParts(db)],
}
