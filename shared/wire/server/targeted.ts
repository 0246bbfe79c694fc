/** Tells which popups need the targeting chunk, so that pages without such popups do not load it. */
import type { PopupDefinition } from '../../model/popup'
import { MAX_PER_TYPE, type PopupType } from '../../model/popup-type'
import { TRIGGER_ROWS } from '../../model/trigger-settings'
import { hasChunkTargeting } from './targeting'

/** Triggers in the loader. */
export const COMMON_TRIGGERS: string[] = TRIGGER_ROWS.filter(([, { watchedBy }]) => watchedBy === 'loader').map(
  ([name]) => name,
)

/** Types with a rule or trigger of their own: `mobile` shows on phones only, `embedded` waits for its placeholder. */
const TYPES: PopupType[] = ['mobile', 'embedded']

type Decided = Pick<PopupDefinition, 'type' | 'triggers' | 'targeting' | 'design'> & {
  /** Chunks that its template needs. */
  parts?: string[]
  /** The popup's languages beside the first, with what their templates need. */
  translations?: Record<string, { parts?: string[]; html?: string | undefined }> | undefined
}

/** The chunk's rules that no setting asks for, by their names, and the popups that need each. */
export const RULES_WITHOUT_SETTING: Record<string, (popup: Decided, overfull: Set<PopupType>) => boolean> = {
  mostPerType: ({ type }, overfull) => overfull.has(type),
  // The popup may end while the page is open, or may have ended for this visitor.
  countdownPast: ({ design }) => design.countdown !== undefined,
  // The popup may be postponed by its reminder, which may stand in any of its languages.
  remind: ({ parts, translations = {} }) =>
    [{ parts }, ...Object.values(translations)].some((each) => each.parts?.includes('remind')),
}

const isTargeted = (popup: Decided, overfull: Set<PopupType>): boolean =>
  TYPES.includes(popup.type) ||
  hasChunkTargeting(popup.targeting) ||
  Object.keys(popup.triggers).some((name) => !COMMON_TRIGGERS.includes(name)) ||
  Object.values(RULES_WITHOUT_SETTING).some((needs) => needs(popup, overfull))

/** Types with more popups than may show; which of them show depends on the visitor. */
const overfullTypes = (popups: Decided[]): Set<PopupType> => {
  const counts = new Map<PopupType, number>()
  for (const { type } of popups) counts.set(type, (counts.get(type) ?? 0) + 1)
  return new Set(
    [...counts]
      .filter(([type, count]) => count > (MAX_PER_TYPE[type] ?? Number.POSITIVE_INFINITY))
      .map(([type]) => type),
  )
}

/** The popups of one answer that need the targeting chunk. */
export const targetedOf = <T extends Decided>(popups: T[]): Set<T> => {
  const overfull = overfullTypes(popups)
  return new Set(popups.filter((popup) => isTargeted(popup, overfull)))
}
