/** Shows and hides elements of a contact or newsletter form by what its fields hold. */

import type { PieceChunk } from '../../../shared/page/model/site'
import { watchConditions } from './conditions'

export const attach: PieceChunk['attach'] = (form) => watchConditions(form as HTMLFormElement).stop
