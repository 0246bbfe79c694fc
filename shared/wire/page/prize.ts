/** Prizes of a game (specification, section 3), and the call that draws one. The input is untrusted. */
import type { WirePopup } from '../../model/popup'
import { MAX_SLICES, type Prize, type PrizeRedirect, type Slice } from '../../model/prize'
import { list, object, yes } from '../../values/names'

/** Text of a string, number or boolean; '' for anything else. */
const text = (value: unknown): string => (/string|number|boolean/.test(typeof value) ? `${value}` : '')

const redirectOf = (raw: Record<string, unknown>): PrizeRedirect | undefined => {
  const { redirect_to_url, redirect_close, redirect_close_delay } = object(raw.redirect_to_options)
  const delay = Number.parseFloat(text(redirect_close_delay))
  const url = text(redirect_to_url)
  if (!url || /^(|no|false|0)$/.test(text(raw.redirect_to))) return
  return { url, close: yes(text(redirect_close ?? true)), ...(delay >= 0 && { delay }) }
}

/** Without an id, a prize gets its position as id. */
const decodeSlice = (value: unknown, place: number): Slice => {
  const raw = object(value)
  const { chances, is_winner } = raw
  return {
    id: text(raw.prize_id) || `${place + 1}`,
    label: text(raw.label),
    ...(chances !== undefined && { chances: Number.parseFloat(text(chances)) || 0 }),
    code: text(raw.code),
    // A server may send either field.
    winner: is_winner === undefined ? !yes(text(raw.loosing_option)) : yes(text(is_winner)),
    redirect: redirectOf(raw),
  }
}

/** Prizes in the order of the wheel. They have no `chances` if the server draws. */
export const decodeSlices = (popup: WirePopup): Slice[] => list(popup.prizes).slice(0, MAX_SLICES).map(decodeSlice)

/** Settings of what happens after a game. */
export const decodePlay = ({ design_properties, redirect_url, wheel_has_coupon }: WirePopup) => {
  const design = object(design_properties)
  return {
    /** A win or loss is shown on its own screen. */
    tells: !yes(text(design.disable_post_play_screen)),
    /** Some prize has a code, which visitors need time to copy. */
    hasCoupon: yes(text(wheel_has_coupon)),
    /** The visitor is redirected after the lead: see redirect.ts. */
    leadsAway:
      yes(text(design.poptin_design_redirect ?? true)) && Boolean(design.poptin_design_redirect_url || redirect_url),
  }
}

export const drawUrl = (host: string, id: string): string => `${host}/api/display/draw/${id}`

/** `claimed`: the lead was given, so ask for the prize's code too. `language`: in which it is named. */
export const drawForm = (
  player: Record<'submissionId' | 'viewerId' | 'clientId' | 'language', string>,
  claimed: boolean,
): URLSearchParams =>
  new URLSearchParams({
    submission_id: player.submissionId,
    viewer_id: player.viewerId,
    client_id: player.clientId,
    lang: player.language,
    claimed: `${claimed}`,
  })

/** undefined: the answer contains no prize. */
export const decodeDrawn = ({ prize }: Record<string, unknown>): Prize | undefined => {
  if (!text(object(prize).prize_id)) return
  return { code: '', winner: false, chances: 0, ...decodeSlice(prize, 0) }
}
