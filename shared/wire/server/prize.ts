/**
 * Server side of POST {display host}/api/display/draw/{poptin_id}, which is not in the specification; see
 * shared/wire/page/prize.ts.
 */
import * as v from 'valibot'
import type { Prize } from '../../model/prize'
import { yes, yesNo } from '../../values/names'
import { LooseId, Text } from './text'

export const DrawForm = v.pipe(
  v.object({
    submission_id: v.pipe(LooseId, v.minLength(1, 'must not be empty')),
    viewer_id: LooseId,
    client_id: LooseId,
    claimed: Text,
    // Pages of earlier builds do not send it.
    lang: Text,
  }),
  v.transform((raw) => ({
    player: { submissionId: raw.submission_id, viewerId: raw.viewer_id, clientId: raw.client_id },
    claimed: yes(raw.claimed),
    language: raw.lang,
  })),
)

/** Prizes in the display answer, which anyone can request: without codes, chances and winners. */
export const encodeSlices = (prizes: Prize[] = []): Record<string, unknown>[] =>
  prizes.map(({ id, label }) => ({ prize_id: id, label }))

/** The answer to a draw. `withCode`: the visitor gave a lead, so include the code and the redirect. */
export const encodeDrawn = (
  { id, label, code, winner, redirect }: Prize,
  withCode: boolean,
): Record<string, unknown> => ({
  success: true,
  prize: {
    prize_id: id,
    label,
    is_winner: winner,
    loosing_option: !winner,
    ...(withCode && {
      code,
      redirect_to: yesNo(Boolean(redirect)),
      redirect_to_options: redirect && {
        redirect_to_url: redirect.url,
        redirect_close: yesNo(redirect.close),
        ...(redirect.delay !== undefined && { redirect_close_delay: redirect.delay }),
      },
    }),
  },
})
