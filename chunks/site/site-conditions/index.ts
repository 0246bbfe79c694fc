/** Shows and hides elements of a contact or newsletter form by what its fields hold. */
import { watchConditions } from '../../../shared/forms/conditions'
import type { PieceChunk } from '../../../shared/model/site'

export const attach: PieceChunk['attach'] = (form) => watchConditions(form as HTMLFormElement).stop
