import { MAX_COUNTED_ROWS } from '../../desk/counted-rows'
import type { SiteFigures } from '../../popups/answers'
import type { WebhookRow, WebhooksAnswer } from '../../webhooks/answers'
import { Deliveries } from './Deliveries'
import { count, counted, exactly } from './format'
import { SiteChoice } from './SiteChoice'
import type { WebhookList } from './useWebhooks'

interface Props {
  answer: WebhooksAnswer
  sites: SiteFigures[]
  choose: WebhookList['choose']
  again: WebhookList['again']
}

const State = ({ on, failingSince }: WebhookRow) => {
  if (!on) return <span className="state failed">Off</span>
  return failingSince ? <span className="state failing">Failing</span> : <span className="state delivered">On</span>
}

/** Notes before the list. */
const noteOf = ({ on, note, id, failingSince }: WebhookRow) => {
  if (!on)
    return (
      <>
        {note}. To switch it on: <code>npx wisp webhook resume {id}</code>
      </>
    )
  return (
    failingSince && `Nothing has been delivered since ${exactly(failingSince)}. It is switched off after three days.`
  )
}

const waitingOf = (number: number): string =>
  number > MAX_COUNTED_ROWS ? `more than ${count(MAX_COUNTED_ROWS)}` : count(number)

const Item = ({ webhook, again }: { webhook: WebhookRow; again: Props['again'] }) => {
  const { id, url, popup, events, on, waiting, deliveries } = webhook
  const note = noteOf(webhook)
  return (
    <li className="webhook">
      <div className="about">
        <h3>
          <bdi>{url}</bdi> <State {...webhook} />
        </h3>
        <p>
          {events.join(', ')} · {popup ? <bdi>{popup}</bdi> : 'all of the site'}
          {waiting > 0 && ` · ${waitingOf(waiting)} waiting`}
        </p>
        {note && <p className="note">{note}</p>}
      </div>
      {deliveries.length > 0 ? (
        <Deliveries deliveries={deliveries} again={on ? again : undefined} />
      ) : (
        <p className="nothing">
          Nothing was sent yet. To try it: <code>npx wisp webhook test {id}</code>
        </p>
      )}
    </li>
  )
}

/** The webhooks of a site. A desk without any does not mention them. */
export const Webhooks = ({ answer, sites, choose, again }: Props) => {
  const having = sites.filter(({ key }) => answer.sites.includes(key))
  return (
    <section className="panel" aria-labelledby="webhooks-title">
      <header>
        <h2 id="webhooks-title">Webhooks</h2>
        <p role="status">{counted(answer.webhooks.length, 'webhook')}</p>
        {having.length > 1 && (
          <div className="services">
            <SiteChoice chosen={answer.site} sites={having} choose={choose} />
          </div>
        )}
      </header>
      <ul>
        {answer.webhooks.map((webhook) => (
          <Item key={webhook.id} webhook={webhook} again={again} />
        ))}
      </ul>
    </section>
  )
}
