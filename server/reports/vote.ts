import { type AnswerVotes, encodeVotes, VoteForm } from '../../shared/wire/server/vote'
import { reportedPopup } from '../cache/lookup'
import { readBody } from '../http/body'
import { json } from '../http/hot'
import { keptClientId } from '../http/privacy'
import { Refusal } from '../http/refusal'
import type { HotRoute } from '../http/route'
import { param } from '../http/route'
import { invalid } from '../lib/invalid'
import { isToCome } from '../popups/live'
import { isPresent } from '../popups/queries'
import { NO_POPUP } from '../popups/stored-popup'
import type { VoteCounts } from '../results/vote-counts'
import { countedAnswers } from '../template/answers'
import type { Services } from './services'
import { isUncounted } from './unvisited-page'
import type { Votes } from './votes'

interface VoteServices extends Services {
  store: Services['store'] & { votes: Votes }
}

/** Adds the vote to the answer: visitors see their own vote also where it does not count. */
const withVote = ({ voters, votes }: VoteCounts, answers: string[]): VoteCounts => ({
  voters: voters + 1,
  votes: new Map([...votes, ...answers.map((answer): AnswerVotes => [answer, (votes.get(answer) ?? 0) + 1])]),
})

/** The votes of each answer, by its names in all languages of the popup. */
const byName = (names: Map<string, string>, { votes }: VoteCounts): AnswerVotes[] =>
  [...names].map(([answer, counted]) => [answer, votes.get(counted) ?? 0])

/**
 * Counts the answer to a question whose shares the popup shows, and tells the shares. Only answers that its template offers are
 * counted; a visitor has one vote, which follows when the answer changes.
 */
export const vote: HotRoute<VoteServices> = {
  method: 'POST',
  path: '/api/display/vote/:poptin_id',
  counts: 'lead',
  async hot(c, services) {
    const form = await readBody(c, VoteForm)
    const popup = await reportedPopup(param(c, 'poptin_id'), services)
    if (!isPresent(popup) || isToCome(popup)) throw new Refusal(404, NO_POPUP)
    const { id, siteKey } = popup
    const poll = (await services.cache.record(id, siteKey))?.polls.find(({ field }) => field === form.field)
    if (!poll) throw invalid('field names no question whose shares this popup shows', { path: ['field'] })
    const names = countedAnswers(poll)
    const answers = [...new Set(form.answers.flatMap((answer) => names.get(answer) ?? []))].sort()
    const { votes } = services.store
    const tell = (counts: VoteCounts) => json(encodeVotes(counts.voters, byName(names, counts)))
    if (!answers.length || form.isRepeated) return tell(await votes.of(id, poll.field))
    if (await isUncounted(c, services, { ...form, siteKey }))
      return tell(withVote(await votes.of(id, poll.field), answers))
    return tell(await votes.add({ popupId: id, field: poll.field, clientId: keptClientId(c, form.clientId), answers }))
  },
}
