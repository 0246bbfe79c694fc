import type { PopupExplanation } from '../../../shared/page/model/api'
import { Icon } from './icons'
import { ruleTitle } from './words/rules'
import { ordinal } from './words/text'
import { triggerWords } from './words/triggers'

type Trigger = PopupExplanation['triggers'][number]
type Rule = PopupExplanation['rules'][number]

const TriggerRow = ({ armed, needed, reached, says, trigger }: Trigger) => {
  const { scale, title } = triggerWords(trigger)
  return (
    <li className="row">
      <Icon of={armed ? 'watching' : 'off'} />
      <div className="what">
        <b>{title}</b> {says}
        {armed && scale && typeof needed === 'number' && (
          <progress aria-label={title} max={needed || 1} value={reached} />
        )}
      </div>
    </li>
  )
}

const RuleRow = ({ allows, rule, says }: Rule) => (
  <li className={`row ${allows ? 'allows' : 'objects'}`}>
    <Icon of={allows ? 'tick' : 'cross'} />
    <div>
      <span className="unseen">{allows ? 'Agrees: ' : 'Objects: '}</span>
      <b>{ruleTitle(rule)}</b> {says}
    </div>
  </li>
)

/** Lists the rules that object first. A rule that the owner has not set is listed by its name only. */
const Rules = ({ rules }: { rules: Rule[] }) => {
  const objecting = rules.filter(({ allows }) => !allows)
  const agreeing = rules.filter(({ allows, set }) => allows && set)
  const off = rules.filter(({ set }) => !set)
  return (
    <details>
      <summary>
        Rules: {objecting.length ? `${objecting.length} of ${rules.length} against it` : 'none against it'}
      </summary>
      <ul className="rows">
        {[...objecting, ...agreeing].map((rule) => (
          <RuleRow key={rule.rule} {...rule} />
        ))}
      </ul>
      {off.length > 0 && <p className="soft">Not set: {off.map(({ rule }) => ruleTitle(rule)).join(', ')}.</p>}
    </details>
  )
}

/** One popup: its state in a word, the reason in a sentence, and its rules and triggers. */
export const Card = ({ id, name, place, rules, says, state, triggers, type }: PopupExplanation) => (
  <li className="card" data-state={state}>
    <h3>
      <bdi>{name}</bdi> <span className="state">{state}</span>
    </h3>
    <p className="soft">
      {type} · {id}
      {place && ` · ${ordinal(place)} in the queue`}
    </p>
    <p className="says">{says}</p>
    {triggers.length > 0 && (
      <ul className="rows" aria-label="Triggers">
        {triggers.map((trigger) => (
          <TriggerRow key={trigger.trigger} {...trigger} />
        ))}
      </ul>
    )}
    {rules.length > 0 && <Rules rules={rules} />}
  </li>
)
