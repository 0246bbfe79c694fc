/** The settings that only drawing a popup needs. For our own script they stand in front of its template. */
import { createHash } from 'node:crypto'
import { drawingSettings, drawnSettings } from '../../shared/wire/server/lean'
import { encodePopup } from '../../shared/wire/server/popup'
import type { StoredPopup } from '../popups/queries'
import { servedPopup, templateAddress } from './served-popup'

const VERSION_LENGTH = 10

interface Drawing {
  /** Text in front of the template. */
  settings: string
  /** A hash of the template with its settings. */
  version: string
  /** Address of both. A server of an earlier build refuses it, and so sends no template without its settings. */
  path: string
}

/** `drawn` for scripts of this build. Those of earlier ones decode what drawing needs themselves. */
export type DrawingForm = 'drawn' | 'drawing'

/** By the rows of popups in memory, which are the same until somebody changes them. */
const drawings: Record<DrawingForm, WeakMap<StoredPopup, Drawing>> = { drawn: new WeakMap(), drawing: new WeakMap() }

/** Fields of an answer that no setting of drawing depends on. */
const NO_ANSWER = { cooldown: 0, signature: '', packs: new Map<string, readonly string[]>() }

export const drawingOf = (popup: StoredPopup, form: DrawingForm = 'drawn'): Drawing => {
  const cached = drawings[form].get(popup)
  if (cached) return cached
  const { translations: _, ...alone } = popup
  const settingsOf = form === 'drawn' ? drawnSettings : drawingSettings
  const settings = settingsOf(encodePopup(servedPopup(alone, NO_ANSWER)))
  const hash = createHash('sha256').update(settings).update(popup.htmlVersion).digest('base64url')
  const version = hash.slice(0, VERSION_LENGTH)
  const drawing = { settings, version, path: templateAddress(popup, `${form}/${version}`) }
  drawings[form].set(popup, drawing)
  return drawing
}
