/** The applications of examples/, as `wisp start` mounts them. */
import { at } from '../../build/paths.js'
import { createExamples } from '../../examples/index'
import { readFormFile } from '../../server/forms/read'
import type { Mounted, MountedSite } from '../../server/mount/mounted-applications'
import type { Library } from '../../server/popups/file/library'
import { readPopupFile } from '../../server/popups/file/read'
import type { Store } from '../../server/store/store'
import type { PopupDefinition } from '../../shared/model/popup'

export const DEMO_SHOP = 'demo'
export const DEMO_STORES = { shopify: 'demo-shopify', wix: 'demo-wix' } as const
export const DEMO_SITE = 'demo-site'

/** @param built folder with their pages */
export const examplesIn = (built: string): Mounted => createExamples({ built, files: at('examples') })

export const examples = examplesIn(at('dist.examples'))

export const exampleSite = (key: string): MountedSite => {
  const site = examples.sites.find((candidate) => candidate.key === key)
  if (!site) throw new Error(`There is no ${key}`)
  return site
}

export const popupsOfExample = (key: string, library: Library): PopupDefinition[] =>
  (exampleSite(key).content().popups ?? []).map(({ file, change }) => change(readPopupFile(file, library)))

/** The contact forms of the marketing site's pages. */
export const addDemoForms = async ({ contactForms }: Pick<Store, 'contactForms'>): Promise<void> => {
  for (const { file, id } of exampleSite(DEMO_SITE).content().forms ?? [])
    await contactForms.save(DEMO_SITE, { ...readFormFile(file), ...(id !== undefined && { id }) })
}
