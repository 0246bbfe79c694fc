/** The example popups, with their ids in the demo. */
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { SiteContent } from '../server/mount/public'
import { POPUP_IDS } from './ids'

type PopupFile = NonNullable<SiteContent['popups']>[number]

/** All popup files of a folder inside that of the examples. */
export const popupFilesIn = (examples: string, folder: string): PopupFile[] =>
  readdirSync(join(examples, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(examples, folder, name))
    .map((file) => ({
      file,
      change: (popup) => ({ ...popup, id: POPUP_IDS.get(relative(examples, file).replaceAll(sep, '/')) ?? popup.id }),
    }))

/**
 * Popups in `types/` open by a button of the shop: if all of them opened by themselves, they would be in each other's
 * way.
 */
export const clickOnly = ({ file, change }: PopupFile): PopupFile => ({
  file,
  change(original) {
    const popup = change(original)
    if (popup.type === 'embedded') return popup
    return { ...popup, onClickOnly: true, triggers: {}, design: { ...popup.design, teaser: undefined } }
  },
})
