import type { Column } from './column'
import { handDialog } from './dialog'
import { empty } from './empty'
import { handLoader } from './floor'
import { formbricks } from './formbricks'
import { postHog } from './posthog'
import { sentry } from './sentry'
import { sweetalert2 } from './sweetalert2'
import { edge, ours } from './wisp'

export const COLUMNS: Column[] = [ours, edge, sentry, postHog, formbricks, sweetalert2, handLoader, handDialog, empty]
