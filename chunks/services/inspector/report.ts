/** The whole explanation as plain text, for a support message. */
import type { Explanation, PopupExplanation } from '../../../shared/page/model/api'
import type { Snapshot } from './snapshot'
import { ruleTitle } from './words/rules'
import { masked, spaced, withoutQuery } from './words/text'
import { triggerWords } from './words/triggers'

const indent = (lines: string[]): string[] => lines.map((line) => `  ${line}`)

const rulesOf = ({ rules }: PopupExplanation): string[] => {
  const off = rules.filter(({ set }) => !set).map(({ rule }) => ruleTitle(rule))
  const lines = rules
    .filter(({ set }) => set)
    .map(({ allows, rule, says }) => `${allows ? '✓' : '✗'} ${ruleTitle(rule)}: ${says}`)
  return off.length ? [...lines, `– not set: ${off.join(', ')}`] : lines
}

const triggersOf = ({ triggers }: PopupExplanation): string[] =>
  triggers.map(({ armed, says, trigger }) => `${armed ? '●' : '○'} ${triggerWords(trigger).title}: ${says}`)

const popupOf = (popup: PopupExplanation, index: number): string[] => [
  '',
  `${index + 1}. ${popup.name} (${popup.type}, ${popup.id}): ${popup.state}`,
  ...indent([popup.says, ...triggersOf(popup), ...rulesOf(popup)]),
]

const requestsOf = ({ requests }: Explanation): string[] =>
  requests.map(({ milliseconds, status, url }) => `${status || '–'}  ${milliseconds} ms  ${withoutQuery(url)}`)

/** Masks every email address, also in popup names, cookies and addresses. */
export const reportOf = (explanation: Explanation, { host, version }: Snapshot): string =>
  masked(
    [
      `Wisp ${version}: why is it not showing?`,
      `Page: ${withoutQuery(location.href)}`,
      `Site: ${explanation.site} at ${host}`,
      `When: ${new Date().toISOString()}`,
      `Browser: ${navigator.userAgent}`,
      '',
      explanation.says,
      ...explanation.popups.flatMap(popupOf),
      '',
      'Visitor',
      ...indent(
        Object.entries(explanation.visitor).map(([name, value]) => `${spaced(name)}: ${value === '' ? '–' : value}`),
      ),
      '',
      'Requests',
      ...indent(requestsOf(explanation)),
    ].join('\n'),
  )
