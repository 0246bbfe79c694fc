/** The tables of popups, and of what is stored as they are: pages and contact forms. */
import type { ColumnType } from 'kysely'

/**
 * `page`: the row of a page, which is no popup. It gives the leads of its forms their name and their checks. `form`: the
 * same of a contact form.
 */
export type PopupStatus = 'on' | 'paused' | 'deleted' | 'page' | 'form'

export interface PopupTable {
  id: string
  site_key: string
  name: string
  /** JSON: the definition without id, name and html. */
  settings: string
  html: string
  /** Hash of `html`, so that the display route can name it without reading the template. */
  html_version: string
  /** JSON: what the template holds (`server/template/stored-record.ts`); null from servers that do not write it. */
  record: ColumnType<string | null, string | null | undefined>
  /** JSON: the words that have stood beside its consent box, by their versions. */
  consents: ColumnType<string, string | undefined>
  created_at: number
  /** `deleted`: not shown any more; its leads and figures are kept. */
  status: ColumnType<PopupStatus, PopupStatus | undefined>
}

/** The templates of popups in their languages beside the first; what else differs is in their settings. */
export interface PopupTranslationTable {
  popup_id: string
  language: string
  html: string
  /** Hash of `html`. */
  html_version: string
  /** See `popup.record`. */
  record: string | null
}

/** The effects of a site's popups that are neither ours nor of a page. */
export interface PopupEffectTable {
  site_key: string
  popup_id: string
  effect: string
}
