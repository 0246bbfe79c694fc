import type { PopupDefinition } from '../../shared/model/popup'
import { readParts } from '../../shared/wire/parts'
import { encodePopup } from '../../shared/wire/server/popup'
import { SHARES } from './answers'
import { marksOf, readTemplate } from './record'
import { STEPS } from './steps'

/** The parts of a popup, computed as the loader would from a display answer. */
export const partsOf = (
  { translations: _, ...popup }: PopupDefinition,
  template = readTemplate(popup.html),
): string[] => [
  ...readParts(marksOf(template), encodePopup({ ...popup, parts: [], accountId: '', viewerId: '', templateUrl: '' })),
  // Not in `readParts`: pages run that for the answers of other servers, which know neither part.
  ...[STEPS, SHARES].filter((part) => template.marks.includes(part)),
]
