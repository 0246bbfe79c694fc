import type { DeliveryRow } from '../../webhooks/answers'
import { count, exactly } from './format'
import { useAction, useNow } from './hooks'
import { RENEWAL_MS, When } from './When'

interface Props {
  deliveries: DeliveryRow[]
  /** Has one made once more; absent: the webhook is off. */
  again?: ((id: string) => Promise<void>) | undefined
}

/** The receiver's answer, or the reason why there is none. */
const answerOf = ({ attempts, status, took, answer }: DeliveryRow): string => {
  if (!attempts) return 'Not sent yet'
  return status ? `${status} in ${took} ms` : answer || 'No answer'
}

const Again = ({ delivery, again }: { delivery: DeliveryRow; again(id: string): Promise<void> }) => {
  const { run, busy, failed } = useAction(() => again(delivery.id))
  return (
    <>
      <button className="link" type="button" aria-disabled={busy} onClick={run}>
        Send again<span className="visually-hidden"> {delivery.event}</span>
      </button>
      <span className="error" role="alert">
        {failed && ' Try again'}
      </span>
    </>
  )
}

const Row = ({ delivery, again, now }: { delivery: DeliveryRow; now: number } & Pick<Props, 'again'>) => {
  const { at, event, state, attempts, status, answer, next } = delivery
  const waits = state === 'waiting' && attempts > 0
  return (
    <tr>
      <td data-label="When">
        <When at={at} now={now} />
      </td>
      <th scope="row">{event}</th>
      <td data-label="State">
        <span className={`state ${waits ? 'failing' : state}`}>{waits ? 'Will be tried again' : STATES[state]}</span>
        {waits && next && <small>{exactly(next)}</small>}
      </td>
      <td data-label="Answer">
        {answerOf(delivery)}
        {attempts > 1 && <small>{count(attempts)} tries</small>}
        {state !== 'delivered' && attempts > 0 && status > 0 && answer && (
          <small>
            <bdi>{answer}</bdi>
          </small>
        )}
      </td>
      <td>{again && attempts > 0 && <Again delivery={delivery} again={again} />}</td>
    </tr>
  )
}

const STATES = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Given up' } as const

export const Deliveries = ({ deliveries, again }: Props) => {
  const now = useNow(RENEWAL_MS)
  return (
    <table className="deliveries">
      <caption className="visually-hidden">The last deliveries, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Event</th>
          <th scope="col">State</th>
          <th scope="col">Answer</th>
          <th scope="col">
            <span className="visually-hidden">Send again</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} again={again} now={now} />
        ))}
      </tbody>
    </table>
  )
}
