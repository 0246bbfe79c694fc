import { type ReadonlySignal, useSignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect } from 'react'
import type { Explanation } from '../../../shared/page/model/api'
import { Card } from './card'
import { Copy } from './copy'
import { Icon } from './icons'
import { reportOf } from './report'
import type { Snapshot } from './snapshot'
import { spaced, withoutQuery } from './words/text'

const Visitor = ({ visitor }: Pick<Explanation, 'visitor'>) => (
  <details>
    <summary>This visitor</summary>
    <dl>
      {Object.entries(visitor).map(([name, value]) => (
        <div key={name}>
          <dt>{spaced(name)}</dt>
          <dd>{value === '' ? '–' : value === true ? 'yes' : value === false ? 'no' : value}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const Requests = ({ requests }: Pick<Explanation, 'requests'>) => (
  <details>
    <summary>Requests: {requests.length}</summary>
    <ol>
      {requests.map(({ milliseconds, status, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the browser only appends to this list
        <li key={index}>
          <span>{status || '–'}</span> <span>{milliseconds} ms</span> <code>{withoutQuery(url)}</code>
        </li>
      ))}
    </ol>
  </details>
)

/** The explanation at one moment, and the snapshot it was made from. */
export interface PanelView {
  snapshot: Snapshot
  explanation: Explanation
}

interface PanelProps {
  view: ReadonlySignal<PanelView>
  close(): void
  /** Called once the panel is on the page. */
  drawn(): void
}

export const Panel = ({ close, drawn, view }: PanelProps) => {
  useSignals()
  const folded = useSignal(false)
  useLayoutEffect(drawn)
  const { explanation, snapshot } = view.value
  const { popups, requests, says, visitor } = explanation
  return (
    <section className="panel" popover="manual" tabIndex={-1} lang="en" dir="ltr" aria-labelledby="title">
      <header>
        <h2 id="title">Why is it not showing?</h2>
        <button
          type="button"
          aria-expanded={!folded.value}
          aria-controls="body"
          onClick={() => {
            folded.value = !folded.value
          }}
        >
          <Icon of={folded.value ? 'unfold' : 'fold'} />
          <span className="unseen">Details</span>
        </button>
        <button type="button" onClick={close}>
          <Icon of="cross" />
          <span className="unseen">Close</span>
        </button>
      </header>
      <div id="body" className="body" hidden={folded.value}>
        <p className="answer">{says}</p>
        <ul className="cards">
          {popups.map((popup) => (
            <Card key={popup.id} {...popup} />
          ))}
        </ul>
        <Visitor visitor={visitor} />
        <Requests requests={requests} />
        <footer>
          <Copy text={() => reportOf(explanation, snapshot)} />
        </footer>
      </div>
    </section>
  )
}
