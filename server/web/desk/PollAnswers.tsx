import { useEffect, useState } from 'react'
import type { PollFigures, PopupFigures } from '../../popups/answers'
import type { Api } from './api'
import { Loading } from './Empty'
import { count, counted } from './format'
import { PartTable } from './PartTable'
import { Rate } from './Rate'

/** The questions of a popup; undefined until they are known. They are asked for anew whenever the popup's figures change. */
const usePolls = (fetchFigures: Api['figures'], popup: PopupFigures) => {
  const [polls, setPolls] = useState<PollFigures[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    fetchFigures(popup.id, stop.signal).then(
      (answer) => {
        setPolls(answer.polls ?? [])
        setFailed(false)
      },
      () => setFailed(!stop.signal.aborted),
    )
    return () => stop.abort()
  }, [fetchFigures, popup])
  return { polls, hasFailed }
}

const Poll = ({ field, label, voters, answers }: PollFigures) => (
  <PartTable
    title={
      <>
        <bdi title={label && field}>{label ?? field}</bdi>: answered by {counted(voters, 'visitor')}
      </>
    }
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
export const PollAnswers = ({ fetchFigures, popup }: { fetchFigures: Api['figures']; popup: PopupFigures }) => {
  const { polls, hasFailed } = usePolls(fetchFigures, popup)
  return (
    <section className="polls">
      <h3>Answers</h3>
      {polls?.map((poll) => (
        <Poll key={poll.field} {...poll} />
      ))}
      {!polls && !hasFailed && <Loading />}
      {!polls && hasFailed && (
        <p className="error" role="status">
          The answers could not be fetched. Close the details and open them again.
        </p>
      )}
      {polls?.length === 0 && <p>Nobody has answered yet.</p>}
    </section>
  )
}
