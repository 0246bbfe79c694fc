import type { PopupDefinition } from '../../shared/model/popup'
import { readParts } from '../../shared/wire/parts'
import { encodePopup } from '../../shared/wire/server/popup'

/** Found out as the page would, from what it would be sent. */
export const partsOf = (popup: PopupDefinition): string[] =>
  readParts(popup.html, encodePopup({ ...popup, parts: [], accountId: '', viewerId: '', templateUrl: '' }))
