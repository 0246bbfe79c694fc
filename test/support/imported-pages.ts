/** Pages as if they had been imported, for tests of what is counted of them. */
import type { ImportedPage, ImportedPages } from '../../server/pages/imported-page'
import { CLOSED_SITE, OPEN_SITE } from './shop'

export const FAIR = 'pagefair00001'
export const ELSEWHERE = 'pageelse00001'

const pageOf = (more: Partial<ImportedPage>): ImportedPage => ({
  id: FAIR,
  site: OPEN_SITE,
  name: 'The ceramics fair',
  path: '/l/fair',
  variants: ['calm', 'bold'],
  popups: [
    { id: 'call-me', name: 'Call me back', effect: 'slide_in_left' },
    { id: 'last-call', name: 'Before you go', effect: 'default' },
  ],
  widgets: [{ id: 'parking', name: 'Parking', effect: '' }],
  ...more,
})

export const importedPages = (
  pages: ImportedPage[] = [
    pageOf({}),
    pageOf({ id: ELSEWHERE, site: CLOSED_SITE, name: 'Elsewhere', path: '/l/else' }),
  ],
): ImportedPages => ({
  find: async (id) => pages.find((page) => page.id === id),
  ofSite: async (site) => pages.filter((page) => page.site === site),
})
