/** Sends what a visitor has answered, once the visitor goes on, and takes the shares of all answers from the server's answer. */
import type { Page } from '../../../shared/page/model/page'
import { reportRejection } from '../../../shared/page/platform/dom'
import { json, ok } from '../../../shared/page/platform/send'
import type { Signal } from '../../../shared/page/platform/signals'
import { isUnvisited } from '../../../shared/page/platform/unvisited'
import { decodeVotes, type VoteCounts, voteForm, voteUrl } from '../../../shared/wire/page/vote'
import type { Live } from '../../core/ui/index'
import { spokenShares } from './figures'
import { chosenIn, type Questions } from './questions'

/** A vote of the visitor, and its result. */
export interface Vote {
  /** Values of the answers. */
  chosen: string[]
  /** Absent until the server has answered, and for good if it does not. */
  counts?: VoteCounts | undefined
}

export interface Poll {
  questions: Questions
  /** The votes by field. A field has no entry until the visitor has voted. */
  votes: Signal<ReadonlyMap<string, Vote>>
  /** Votes with what is chosen, also on what is still shown: the visitor leaves it. `pressed`: the answer whose button was pressed. */
  leave(live: Live, pressed?: { field: string; value: string }): void
  /** Votes with what is chosen in the steps that the visitor has passed. */
  pass(live: Live): void
}

/** Questions that were answered on this page where no id says who has answered. */
const namelessVotes = new Set<string>()

/** A preview sends nothing, so it has one vote. */
const previewCounts = (chosen: string[]): VoteCounts => ({
  voters: 1,
  votes: new Map(chosen.map((value) => [value, 1])),
})

const isSame = (one: string[], other: string[] | undefined): boolean => `${one}` === `${other}`

export const createPoll = (page: Page, id: string, questions: Questions): Poll => {
  const votes = page.signals.signal<ReadonlyMap<string, Vote>>(new Map())
  const keep = (field: string, vote: Vote): void => {
    votes.value = new Map([...votes.peek(), [field, vote]])
  }

  const ask = async ({ context }: Live, field: string, answers: string[]): Promise<VoteCounts | undefined> => {
    const clientId = page.storage.allowed() ? page.visitor.clientId() : ''
    const name = `${id} ${field}`
    const isRepeated = !clientId && namelessVotes.has(name)
    namelessVotes.add(name)
    const body = voteForm({ field, answers, clientId, viewerId: context.popup.viewerId, isRepeated })
    const answer = await page.send(voteUrl(page.host, id, isUnvisited()), { type: '', body, keepalive: true })
    if (ok(answer)) return decodeVotes(json(answer))
    if (!isRepeated) namelessVotes.delete(name)
  }
  const cast = async (live: Live, field: string, chosen: string[]): Promise<void> => {
    const vote = { chosen }
    keep(field, vote)
    const counts = live.preview ? previewCounts(chosen) : await ask(live, field, chosen)
    // The visitor may have gone back and chosen another answer meanwhile.
    if (!counts || votes.peek().get(field) !== vote) return
    keep(field, { chosen, counts })
    live.say(spokenShares(live, questions.get(field) ?? [], counts))
  }
  const vote = (live: Live, chosenOf: (field: string) => string[]): void => {
    for (const field of questions.keys()) {
      const chosen = chosenOf(field)
      if (chosen.length && !isSame(chosen, votes.peek().get(field)?.chosen)) reportRejection(cast(live, field, chosen))
    }
  }
  return {
    questions,
    votes,
    leave: (live, pressed) =>
      vote(live, (field) => (pressed?.field === field ? [pressed.value] : chosenIn(live.root, field, true))),
    pass: (live) => vote(live, (field) => chosenIn(live.root, field, false)),
  }
}
