/** A stored popup as an answer has it. */
import type { Calm } from '../../shared/model/calm'
import { momentIn } from '../../shared/values/zoned-time'
import type { ServedPopup } from '../../shared/wire/server/popup'
import type { StoredPopup } from '../popups/queries'

/** A time that is not left to the zone data of browsers. One that is invalid stays as it is. */
const resolved = <T extends { end?: string | undefined; zone?: string | undefined }>(countdown: T): T => {
  const end = countdown.end === undefined ? Number.NaN : momentIn(countdown.end, countdown.zone ?? 'UTC')
  return Number.isNaN(end) ? countdown : { ...countdown, end: new Date(end).toISOString() }
}

/** The parts of a served popup that are not stored with it. */
export interface ServedParts {
  /** Seconds after a close in which no popup opens by itself. */
  cooldown: number
  /** Limits of the site on popups that open by themselves. */
  calm?: Calm | undefined
  /** Ids of popups that ask for what subscribers have given. */
  askers?: ReadonlySet<string> | undefined
  signature: string
  /** The template of the one popup, if it goes along. */
  html?: string | undefined
  /** The pack of each popup, by its id. */
  packs: ReadonlyMap<string, readonly string[]>
}

export const servedPopup = (
  { siteKey, htmlVersion, paused, status, ended, priority, stopAfterLeads, design, ...definition }: StoredPopup,
  { askers, calm, cooldown, html, packs, signature }: ServedParts,
): ServedPopup => ({
  ...definition,
  html,
  cooldown,
  calm: calm && (calm.subscribers && askers?.has(definition.id) ? 'asksEmail' : 'counts'),
  pack: packs.get(definition.id),
  design: design.countdown ? { ...design, countdown: resolved(design.countdown) } : design,
  accountId: siteKey,
  signature,
  templateUrl: `/api/display/template/${definition.id}/${htmlVersion}`,
})
