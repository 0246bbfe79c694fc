/** Shows and hides elements of a newsletter form by what its fields hold. The contact form has this in its own chunk. */
import { watchConditions } from '../../../shared/forms/conditions'
import type { PieceChunk } from '../../../shared/model/site'

export const attach: PieceChunk['attach'] = (form) => watchConditions(form as HTMLFormElement).stop
