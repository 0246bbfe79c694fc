import type { PopupDefinition } from '../../shared/model/popup'
import { readParts } from '../../shared/wire/parts'
import { encodePopup } from '../../shared/wire/server/popup'

/** The parts of a popup, computed as the loader would from a display answer. */
export const partsOf = (popup: PopupDefinition): string[] =>
  readParts(popup.html, encodePopup({ ...popup, parts: [], accountId: '', viewerId: '', templateUrl: '' }))
