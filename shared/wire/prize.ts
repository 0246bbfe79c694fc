/** Prizes of a game as they come (specification, section 3), and the call that draws one of them. Hostile. */
import type { WirePopup } from '../model/popup'
import { MOST_SLICES, type Prize, type PrizeRedirect, type Slice } from '../model/prize'
import { list, object, yes } from './names'

/** Words and numbers; anything else is none. */
const text = (value: unknown): string => (/string|number|boolean/.test(typeof value) ? `${value}` : '')

const redirectOf = (raw: Record<string, unknown>): PrizeRedirect | undefined => {
  const { redirect_to_url, redirect_close, redirect_close_delay } = object(raw.redirect_to_options)
  const delay = Number.parseFloat(text(redirect_close_delay))
  const url = text(redirect_to_url)
  if (!url || /^(|no|false|0)$/.test(text(raw.redirect_to))) return
  return { url, close: yes(text(redirect_close ?? true)), ...(delay >= 0 && { delay }) }
}

/** One without an id is known by its place. */
const decodeSlice = (value: unknown, place: number): Slice => {
  const raw = object(value)
  const { chances, is_winner } = raw
  return {
    id: text(raw.prize_id) || `${place + 1}`,
    label: text(raw.label),
    ...(chances !== undefined && { chances: Number.parseFloat(text(chances)) || 0 }),
    code: text(raw.code),
    // Which of the two a server says is its own matter.
    winner: is_winner === undefined ? !yes(text(raw.loosing_option)) : yes(text(is_winner)),
    redirect: redirectOf(raw),
  }
}

/** In the order of the wheel. Without `chances`, where the server draws. */
export const decodeSlices = (popup: WirePopup): Slice[] => list(popup.prizes).slice(0, MOST_SLICES).map(decodeSlice)

/** How a game ends for its owner. */
export const decodePlay = ({ design_properties, redirect_url, wheel_has_coupon }: WirePopup) => {
  const design = object(design_properties)
  return {
    /** What is won or lost is told on a screen of its own. */
    tells: !yes(text(design.disable_post_play_screen)),
    /** Its visitors need time to take a code along. */
    hasCoupon: yes(text(wheel_has_coupon)),
    /** Who has given a lead is led somewhere else: see redirect.ts. */
    leadsAway:
      yes(text(design.poptin_design_redirect ?? true)) && Boolean(design.poptin_design_redirect_url || redirect_url),
  }
}

export const drawUrl = (host: string, id: string): string => `${host}/api/display/draw/${id}`

/** `claimed`: the lead has been given, and the prize is wanted with its code. */
export const drawForm = (
  player: Record<'submissionId' | 'viewerId' | 'clientId', string>,
  claimed: boolean,
): URLSearchParams =>
  new URLSearchParams({
    submission_id: player.submissionId,
    viewer_id: player.viewerId,
    client_id: player.clientId,
    claimed: `${claimed}`,
  })

/** undefined: the answer holds none. */
export const decodeDrawn = ({ prize }: Record<string, unknown>): Prize | undefined => {
  if (!text(object(prize).prize_id)) return
  return { code: '', winner: false, chances: 0, ...decodeSlice(prize, 0) }
}
