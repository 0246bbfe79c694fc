/** The rows that belong to a page. Each function is part of a transaction. */
import type { Transaction } from 'kysely'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Tables } from '../db/schema/index'
import type { PageFile } from '../files/local-files'
import { versionOf } from '../lib/text'
import { placeholderPopup, writePlaceholder } from '../popups/placeholder'
import type { PageDocument } from './document'

/** Draws are whole numbers from 0 to below this. */
export const DRAW_RANGE = 1_000_000

export interface PageVariant {
  name: string
  weight: number
  html: string
  policy: string
}

/** The share of all draws that each variant gets. */
const sharesOf = (weights: number[]): { low: number; high: number }[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const share = (weight: number): number => Math.round((weight / all) * DRAW_RANGE)
  const upTo = (index: number): number => share(weights.slice(0, index).reduce((sum, weight) => sum + weight, 0))
  return weights.map((_, index) => ({ low: upTo(index), high: upTo(index + 1) }))
}

export const writeVariants = async (
  transaction: Transaction<Tables>,
  page_id: string,
  variants: PageVariant[],
): Promise<void> => {
  const shares = sharesOf(variants.map(({ weight }) => weight))
  await transaction.deleteFrom('page_variant').where('page_id', '=', page_id).execute()
  for (const [index, { name, html, policy }] of variants.entries())
    await transaction
      .insertInto('page_variant')
      .values({
        page_id,
        name,
        html,
        policy,
        version: versionOf(html, policy),
        low: 0,
        high: 0,
        ...shares[index],
      })
      .execute()
}

/** Keeps the files of the import before: pages that are open ask for pictures as they are scrolled. */
export const writeFiles = async (
  transaction: Transaction<Tables>,
  page_id: string,
  files: PageFile[],
): Promise<void> => {
  await transaction.deleteFrom('page_file').where('page_id', '=', page_id).where('current', '=', 0).execute()
  await transaction.updateTable('page_file').set({ current: 0 }).where('page_id', '=', page_id).execute()
  for (const file of files)
    await transaction
      .insertInto('page_file')
      .values({ page_id, ...file, current: 1 })
      .onConflict((conflict) => conflict.columns(['page_id', 'name']).doUpdateSet({ current: 1 }))
      .execute()
}

const asPopup = ({ id, title, language }: PageDocument, html: string): PopupDefinition =>
  placeholderPopup({ id, name: title, language, html })

/** @param forms HTML of the page's forms, so that their leads are checked as they ask for */
export const writeAsPopup = async (
  transaction: Transaction<Tables>,
  site_key: string,
  page: PageDocument,
  forms: string,
): Promise<void> => {
  await writePlaceholder(transaction, asPopup(page, forms), { site_key, status: 'page' })
}

/** Deletes all but their rows in `popup`. */
export const deletePages = async (transaction: Transaction<Tables>, ids: string[]): Promise<void> => {
  if (!ids.length) return
  for (const table of ['page_variant', 'page_file'] as const)
    await transaction.deleteFrom(table).where('page_id', 'in', ids).execute()
  await transaction.deleteFrom('page').where('id', 'in', ids).execute()
}
