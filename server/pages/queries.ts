/** Pages that were imported from documents. */
import type { Selectable, Transaction } from 'kysely'
import type { Language } from '../../shared/model/text'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import type { PageFile } from '../files/local-files'
import { freeId } from '../sites/free-id'
import type { PageDocument } from './document'
import { type Obstacle, obstacleTo } from './page-conflict'
import { type PageVariant, writeAsPopup, writeFiles, writeVariants } from './rows'

/** A page without its document, as lists show it. */
export interface ListedPage {
  id: string
  slug: string
  siteKey: string
  title: string
  paused: boolean
}

interface StoredPage extends ListedPage {
  document: PageDocument
  /** Names of its files, by the path that the document gives. */
  files: Record<string, string>
}

/** A page as it is sent to one visitor. */
export interface ServedPage {
  id: string
  siteKey: string
  language: Language
  paused: boolean
  /** True if other visitors may get another variant. */
  tested: boolean
  /** A variant without a share, which no visitor gets. */
  hidden: boolean
  html: string
  policy: string
  version: string
}

/** A page as an import has made it. */
export interface MadePage {
  document: PageDocument
  variants: PageVariant[]
  files: PageFile[]
  /** Names of the files, by the path that the document gives. */
  names: Record<string, string>
  /** HTML of all its forms. */
  forms: string
}

const LIST_COLUMNS = ['id', 'slug', 'site_key', 'title', 'status'] as const
type Listed = Pick<Selectable<Tables['page']>, (typeof LIST_COLUMNS)[number]>

const toListed = ({ id, slug, site_key, title, status }: Listed): ListedPage => ({
  id,
  slug,
  title,
  siteKey: site_key,
  paused: status === 'paused',
})

const toStored = (row: Selectable<Tables['page']>): StoredPage => ({
  ...toListed(row),
  document: JSON.parse(row.document),
  files: JSON.parse(row.files),
})

const writePage = async (transaction: Transaction<Tables>, siteKey: string, page: MadePage): Promise<void> => {
  const { id, slug, title, language } = page.document
  const content = {
    slug,
    title,
    language,
    document: JSON.stringify(page.document),
    files: JSON.stringify(page.names),
  }
  await transaction
    .insertInto('page')
    .values({ id, site_key: siteKey, status: 'on', created_at: Date.now(), ...content })
    // A paused page stays paused.
    .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
    .execute()
}

/** One query: the page, and the variant that is asked for by its name or that the draw falls on. */
const served = (db: Db, slug: string, { draw, name }: { draw: number; name?: string }) => {
  const query = db
    .selectFrom('page')
    .innerJoin('page_variant', 'page_variant.page_id', 'page.id')
    .select(['page.id', 'page.site_key', 'page.language', 'page.status', 'page_variant.name'])
    .select(['page_variant.html', 'page_variant.policy', 'page_variant.version'])
    .select(['page_variant.low', 'page_variant.high'])
    .where('page.slug', '=', slug)
  return name === undefined
    ? query.where('page_variant.low', '<=', draw).where('page_variant.high', '>', draw)
    : query.where('page_variant.name', '=', name)
}

export const pages = (db: Db) => ({
  async find(id: string): Promise<StoredPage | undefined> {
    const row = await db.selectFrom('page').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toStored(row)
  },
  async ofSite(siteKey: string): Promise<StoredPage[]> {
    const rows = await db.selectFrom('page').selectAll().where('site_key', '=', siteKey).orderBy('created_at').execute()
    return rows.map(toStored)
  },
  async list(): Promise<ListedPage[]> {
    return (await db.selectFrom('page').select(LIST_COLUMNS).orderBy('created_at').orderBy('id').execute()).map(
      toListed,
    )
  },
  async serve(slug: string, which: { draw: number; name?: string }): Promise<ServedPage | undefined> {
    const row = await served(db, slug, which).executeTakeFirst()
    if (!row) return
    const { id, site_key, language, status, name, html, policy, version, low, high } = row
    return {
      siteKey: site_key,
      id,
      html,
      policy,
      version,
      language: language as Language,
      paused: status === 'paused',
      tested: name !== '',
      hidden: low >= high,
    }
  },
  async setPaused(id: string, paused: boolean): Promise<void> {
    await db
      .updateTable('page')
      .set({ status: paused ? 'paused' : 'on' })
      .where('id', '=', id)
      .execute()
  },
  /** Adds or updates a page. If something is in the way, resolves with what it is, and nothing has changed. */
  async save(siteKey: string, page: MadePage): Promise<Obstacle | undefined> {
    const { document } = page
    return db.transaction().execute(async (transaction) => {
      await freeId(transaction, document.id, siteKey)
      const obstacle = await obstacleTo(transaction, siteKey, document)
      if (obstacle) return obstacle
      await writePage(transaction, siteKey, page)
      await writeVariants(transaction, document.id, page.variants)
      await writeFiles(transaction, document.id, page.files)
      await writeAsPopup(transaction, siteKey, document, page.forms)
    })
  },
  async file(name: string): Promise<Pick<PageFile, 'type' | 'content'> | undefined> {
    return db.selectFrom('page_file').select(['type', 'content']).where('name', '=', name).limit(1).executeTakeFirst()
  },
})

export type Pages = ReturnType<typeof pages>
