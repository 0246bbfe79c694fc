import type { PopupDefinition } from '../../shared/model/popup'
import { readParts } from '../../shared/wire/parts'
import { encodePopup } from '../../shared/wire/server/popup'
import { readTemplate, type TemplateRecord } from '../template/record'

/** The parts of a popup, computed as the loader would from a display answer. */
export const partsOf = (popup: PopupDefinition, template: TemplateRecord = readTemplate(popup.html)): string[] =>
  readParts(template, encodePopup({ ...popup, parts: [], accountId: '', viewerId: '', templateUrl: '' }))
