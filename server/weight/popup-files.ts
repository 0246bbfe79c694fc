/** The files that a popup adds to its page when it fires, afterwards, and until a lead has been sent. */
import type { Device } from '../../shared/model/weight'
import { chunksAfter, chunksForLead, chunksOnFiring } from '../../shared/wire/server/fetched'
import { encodeProducts } from '../../shared/wire/server/products'
import { encodeViewed } from '../../shared/wire/server/reports'
import { drawingOf } from '../display/drawing-settings'
import { packedTemplate } from '../display/template'
import { followedBy } from '../http/packed-answer'
import { newRowId } from '../lib/ids'
import type { StoredPopup } from '../popups/queries'
import type { Recommendations } from '../shop/recommendations'
import type { TemplateRecord } from '../template/record'
import type { BuiltFiles } from './built-files'
import { eachDevice, type FileOnEach } from './device-weights'
import { formOf } from './form-facts'
import { leadAnswers } from './lead-files'
import type { PageFiles, WeighedPage } from './page-files'
import type { TemplateFiles } from './template-files'

const templateFile = async (popup: StoredPopup, html: string, base: string): Promise<FileOnEach> => {
  const { path, settings } = drawingOf(popup)
  const body = followedBy(await packedTemplate(settings + html, base, 'br'), '')
  return { name: 'template', path, kind: 'template', bytes: Buffer.byteLength(body) }
}

const productAnswers = (
  { id }: StoredPopup,
  requests: TemplateFiles['products'],
  { key, currency }: WeighedPage['site'],
  recommendations: Pick<Recommendations, 'of'>,
): Promise<FileOnEach[]> =>
  Promise.all(
    requests.map(async (request): Promise<FileOnEach> => {
      // A site of its own asks as Shopify does (chunks/stores/own-store).
      const answer = encodeProducts('shopify', await recommendations.of(key, request), currency)
      const path = `/api/display/shopify/product-recommendation/${id}`
      return { name: 'products', path, kind: 'answer', bytes: Buffer.byteLength(JSON.stringify(answer)) }
    }),
  )

const viewReport = ({ id }: StoredPopup): FileOnEach[] => {
  const bytes = JSON.stringify(encodeViewed(newRowId())).length
  return [{ name: 'its view', path: `/api/display/viewed/${id}`, kind: 'report', bytes }]
}

/** A module is fetched once. */
const without = (files: FileOnEach[], earlier: FileOnEach[]): FileOnEach[] =>
  files.filter(({ path, kind }) => kind !== 'script' || !earlier.some((file) => file.path === path))

interface Sources {
  built: BuiltFiles
  recommendations: Pick<Recommendations, 'of'>
}

interface Drawn extends Pick<TemplateFiles, 'typefaces' | 'products'> {
  html: string
  template: TemplateRecord
}

interface PopupFiles {
  firing: Record<Device, FileOnEach[]>
  after: Record<Device, FileOnEach[]>
  /** Absent without a form. */
  lead?: Record<Device, FileOnEach[]>
}

/** On each device; without the pictures of its template. */
export const popupFiles = async (
  popup: StoredPopup,
  { html, template, typefaces, products }: Drawn,
  { site, popups, base }: WeighedPage,
  pages: Record<Device, PageFiles>,
  { built, recommendations }: Sources,
): Promise<PopupFiles> => {
  const form = formOf(popup, template)
  const place = popups.indexOf(popup)
  const drawnFiles = [
    ...(pages.desktop.page.popups[place]?.hasTemplate ? [] : [await templateFile(popup, html, base)]),
    ...(await built.fonts(typefaces)),
    ...(await productAnswers(popup, products, site, recommendations)),
  ]
  const firing = await eachDevice(async (device) => {
    const { page, files } = pages[device]
    const facts = page.popups[place]
    return without([...(await built.chunks(facts ? chunksOnFiring(facts, page) : [])), ...drawnFiles], files)
  })
  const after = await eachDevice(async (device) => {
    const { page, files } = pages[device]
    const facts = page.popups[place]
    const chunks = await built.chunks(facts ? chunksAfter(facts, form) : [])
    return [...without(chunks, [...files, ...firing[device]]), ...viewReport(popup)]
  })
  if (!form) return { firing, after }
  const lead = await eachDevice(async (device) => {
    const { page, files } = pages[device]
    const facts = page.popups[place]
    const chunks = await built.chunks(facts ? chunksForLead(facts, form, device) : [])
    const earlier = [...files, ...firing[device], ...after[device]]
    return [...without(chunks, earlier), ...leadAnswers(popup, template, form.hasEmail, site)]
  })
  return { firing, after, lead }
}
