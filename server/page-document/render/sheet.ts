import type { PageDocument } from '../document'
import page from './css/page.css?inline'

export const sheetOf = (_document: PageDocument): string => page
