import type { Stepwise } from '../migrate'
import { renewPopupRecords, renewTranslationRecords } from '../record-renewal'

/** Records have the labels of fields, links, texts, patterns and thresholds. Those of other languages stand beside their templates. */
export const recordsOfTexts: Stepwise = {
  steps: [(db) => renewTranslationRecords(db), (db) => renewPopupRecords(db)],
}
