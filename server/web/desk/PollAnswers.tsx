import { useEffect, useState } from 'react'
import type { PollFigures, PopupFigures } from '../../desk/answers'
import type { Api } from './api'
import { count, counted } from './format'
import { PartTable } from './PartTable'
import { Rate } from './Rate'

/** The questions of a popup; undefined until they are known. They are asked for anew whenever the popup's figures change. */
const usePolls = (figures: Api['figures'], popup: PopupFigures) => {
  const [polls, setPolls] = useState<PollFigures[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    figures(popup.id, stop.signal).then(
      (answer) => {
        setPolls(answer.polls ?? [])
        setFailed(false)
      },
      () => setFailed(!stop.signal.aborted),
    )
    return () => stop.abort()
  }, [figures, popup])
  return { polls, hasFailed }
}

const Poll = ({ field, voters, answers }: PollFigures) => (
  <PartTable
    title={`${field}: answered by ${counted(voters, 'visitor')}`}
    narrow
    columns={[
      { name: 'Answer', of: ({ answer }) => <bdi>{answer}</bdi> },
      { name: 'Votes', of: ({ votes }) => count(votes) },
      { name: 'Share', of: ({ votes }) => <Rate rate={voters ? votes / voters : 0} /> },
    ]}
    rows={answers}
    keyOf={({ answer }) => answer}
  />
)

/** How the questions of a popup were answered, of all time. */
export const PollAnswers = ({ figures, popup }: { figures: Api['figures']; popup: PopupFigures }) => {
  const { polls, hasFailed } = usePolls(figures, popup)
  return (
    <div className="details polls">
      {polls?.map((poll) => (
        <Poll key={poll.field} {...poll} />
      ))}
      {!polls?.length && (
        <p role="status">
          {polls && 'Nobody has answered yet.'}
          {!polls && (hasFailed ? 'The answers could not be fetched.' : 'Loading …')}
        </p>
      )}
    </div>
  )
}
