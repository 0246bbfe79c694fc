/** Server side of POST {display host}/api/display/vote/{poptin_id}, a call of our own; see shared/wire/page/vote.ts. */
import * as v from 'valibot'
import { yes } from '../../values/names'
import { cutTo, LooseId, Text } from './text'

/** Most characters of a field's name and of an answer; those of templates are shorter. */
const MAX_LENGTH = 1_000
/** Most answers of one visitor to a question. */
const MAX_ANSWERS = 100

export const VoteForm = v.pipe(
  v.object({
    field: v.pipe(cutTo(MAX_LENGTH), v.minLength(1, 'must name a question')),
    answers: v.pipe(
      v.array(cutTo(MAX_LENGTH), 'must be a list of answers'),
      v.minLength(1, 'must have an answer'),
      v.maxLength(MAX_ANSWERS, `must have at most ${MAX_ANSWERS} answers`),
    ),
    client_id: LooseId,
    viewer_id: LooseId,
    url: cutTo(4_000),
    repeated: Text,
  }),
  v.transform((raw) => ({
    field: raw.field,
    answers: raw.answers,
    clientId: raw.client_id,
    viewerId: raw.viewer_id,
    url: raw.url,
    isRepeated: yes(raw.repeated),
  })),
)

/** The number of votes for an answer. */
export type AnswerVotes = [answer: string, votes: number]

/** @param voters how many visitors have answered */
export const encodeVotes = (voters: number, votes: AnswerVotes[]): Record<string, unknown> => ({
  success: true,
  voters,
  votes,
})
