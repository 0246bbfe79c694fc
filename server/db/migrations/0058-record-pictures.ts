import type { Migration } from 'kysely'
import { renewPopupRecords } from '../record-renewal'

/** Records have the places of pictures, what product widgets ask for, typefaces and controls, of all languages. */
export const recordPictures: Migration = { up: (db) => renewPopupRecords(db) }
