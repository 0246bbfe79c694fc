/** Prizes of a game as they come (specification, section 3), and the call that draws one of them. Hostile. */
import type { WirePopup } from '../popup'
import { MOST_SLICES, type Prize, type PrizeRedirect, type Slice } from '../prize'
import { list, object, yes } from './names'

const redirectOf = (raw: Record<string, unknown>): PrizeRedirect | undefined => {
  const { redirect_to_url, redirect_close, redirect_close_delay } = object(raw.redirect_to_options)
  const delay = Number.parseFloat(`${redirect_close_delay}`)
  if (!redirect_to_url || !raw.redirect_to || /^(no|false|0)$/.test(`${raw.redirect_to}`)) return
  return { url: `${redirect_to_url}`, close: yes(redirect_close ?? true), ...(delay >= 0 && { delay }) }
}

/** One without an id is known by its place. */
const decodeSlice = (value: unknown, place: number): Slice => {
  const raw = object(value)
  const { chances } = raw
  return {
    id: `${raw.prize_id ?? place + 1}`,
    label: `${raw.label ?? ''}`,
    ...(chances !== undefined && { chances: Number.parseFloat(`${chances}`) || 0 }),
    code: `${raw.code ?? ''}`,
    // Which of the two a server says is its own matter.
    winner: raw.is_winner === undefined ? !yes(raw.loosing_option) : yes(raw.is_winner),
    redirect: redirectOf(raw),
  }
}

/** In the order of the wheel. Without `chances`, where the server draws. */
export const decodeSlices = (popup: WirePopup): Slice[] => list(popup.prizes).slice(0, MOST_SLICES).map(decodeSlice)

/** How a game ends for its owner. */
export const decodePlay = (popup: WirePopup) => ({
  /** What is won or lost is told on a screen of its own. */
  tells: !yes(object(popup.design_properties).disable_post_play_screen),
  /** Its visitors need time to take a code along. */
  hasCoupon: yes(popup.wheel_has_coupon),
})

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
  if (!object(prize).prize_id) return
  return { code: '', winner: false, chances: 0, ...decodeSlice(prize, 0) }
}
