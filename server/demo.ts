/** The demo shop: a site under a key that everyone may know, and what it shows. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PopupDefinition } from '../shared/model/popup'
import type { Library } from './popup-file/library'
import { readPopupFile } from './popup-file/read'

export const DEMO_KEY = 'demo'

const readAll = (folder: string, library: Library): PopupDefinition[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readPopupFile(join(folder, name), library))

/** One of every other kind, from a button of the shop's: all by themselves would be too much of a good thing. */
const asked = (popup: PopupDefinition): PopupDefinition =>
  popup.type === 'embedded'
    ? popup
    : { ...popup, onClickOnly: true, triggers: {}, design: { ...popup.design, teaser: undefined } }

/** @param examples the folder of popup files */
export const readDemo = (examples: string, library: Library): PopupDefinition[] => [
  ...readAll(examples, library),
  ...readAll(join(examples, 'types'), library).map(asked),
]
