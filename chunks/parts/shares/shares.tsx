import { Component } from 'react'
import type { Stop } from '../../../shared/page/platform/dom'
import type { Marked } from '../../core/ui/index'
import { percentText, shareOf, votesText } from './figures'
import type { Poll, Vote } from './poll'
import type { Answer } from './questions'

interface SharesProps extends Marked {
  poll: Poll
}

interface RowProps extends Pick<Marked, 'live'> {
  answer: Answer
  vote: Vote
}

/** An answer. Its figure and its bar have their room before they are known, and keep it if they never are. */
const Row = ({ answer, live, vote: { chosen, counts } }: RowProps) => {
  const share = counts ? shareOf(counts, answer) : 0
  return (
    <li part="share" aria-current={chosen.includes(answer.value) || undefined}>
      <span part="share-name">
        <bdi>{answer.name}</bdi>
      </span>
      {/* A new element for each text: Chrome counts new text in an old one as a layout shift where it is not at the start. */}
      <b key={`${share}`} part="share-percent" data-pending={!counts || undefined} aria-hidden={!counts || undefined}>
        {percentText(live, share)}
      </b>
      <span className="wisp-share" aria-hidden="true">
        <span style={{ inlineSize: `${100 * share}%` }} />
      </span>
    </li>
  )
}

/** Takes the place of `data-wisp-shares`: nothing until the visitor has voted. */
export class Shares extends Component<SharesProps> {
  override componentWillUnmount: Stop = () => {}

  override componentDidMount(): void {
    const { live, poll } = this.props
    const { effect } = live.context.page.signals
    this.componentWillUnmount = effect(() => {
      if (poll.votes.value) this.forceUpdate()
    })
  }
  override render() {
    const { live, poll, source } = this.props
    const field = source.getAttribute('data-wisp-shares') ?? ''
    const vote = poll.votes.value.get(field)
    if (!vote) return null
    const { counts } = vote
    return (
      <div
        className={`wisp-shares ${source.getAttribute('class') ?? ''}`}
        part="shares"
        data-pending={!counts || undefined}
      >
        <ul>
          {poll.questions.get(field)?.map((answer) => (
            <Row key={answer.value} answer={answer} live={live} vote={vote} />
          ))}
        </ul>
        <p
          key={counts?.voters ?? 0}
          part="share-votes"
          data-pending={!counts || undefined}
          aria-hidden={!counts || undefined}
        >
          {votesText(live, counts?.voters ?? 0)}
        </p>
      </div>
    )
  }
}
