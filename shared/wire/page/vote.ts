/** POST {host}/api/display/vote/{popup}, a call of our own server: counts an answer, and tells how all answers are shared. */
import { list, text } from '../../values/names'

export interface VoteCounts {
  /** The number of visitors who have answered. */
  voters: number
  /** Votes by the answer's value in the template. */
  votes: ReadonlyMap<string, number>
}

interface Vote {
  field: string
  answers: string[]
  clientId: string
  viewerId: string
  /** The vote was counted before, by a page that has no id of its visitor. */
  isRepeated: boolean
}

/** @param isUnvisited nobody visits the page: then the vote is shown, and not counted */
export const voteUrl = (host: string, popupId: string, isUnvisited: boolean | undefined): string =>
  `${host}/api/display/vote/${popupId}${isUnvisited ? '?preview' : ''}`

export const voteForm = ({ field, answers, clientId, viewerId, isRepeated }: Vote): URLSearchParams => {
  const form = new URLSearchParams({ field, client_id: clientId, viewer_id: viewerId, url: location.href })
  for (const answer of answers) form.append('answers[]', answer)
  if (isRepeated) form.append('repeated', 'yes')
  return form
}

/** undefined: nobody has answered, or the answer is none of our server's. */
export const decodeVotes = ({ voters, votes }: Record<string, unknown>): VoteCounts | undefined => {
  if (!(Number(voters) > 0)) return
  const pairs = list(votes).map((pair) => list(pair))
  return { voters: Number(voters), votes: new Map(pairs.map(([answer, count]) => [text(answer), Number(count) || 0])) }
}
