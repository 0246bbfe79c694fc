/** Checks that the pools of prizes are those that answers of the template lead to. */
import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
import { choicesOf } from '../../template/answers'
import type { TemplateRecord } from '../../template/record'
import type { PopupFile } from './schema'

const poolsOf = (prizes: PopupFile['prizes'] = []): string[] => prizes.flatMap(({ pool }) => pool ?? [])

/** A game that draws before it has the lead does not know the answers. */
const orderProblems = ({ leadOrder, pools }: TemplateRecord): Problem[] =>
  pools.length && leadOrder !== 'first'
    ? [
        {
          path: ['template'],
          message: 'chooses prizes by answers (data-wisp-set), so its form must come before its game',
        },
      ]
    : []

export const poolProblems = ({ prizes }: Pick<PopupFile, 'prizes'>, record: TemplateRecord | undefined): Problem[] => {
  if (!record) return []
  const offered = poolsOf(prizes)
  const poolNames = [...new Set(record.pools.map(({ pool }) => pool))]
  const unreached = (prizes ?? []).flatMap(({ pool }, place) =>
    pool === undefined || poolNames.includes(pool)
      ? []
      : [
          {
            path: ['prizes', place, 'pool'],
            message: `no answer of the template leads to the pool "${pool}" (data-wisp-set="pool:${pool}")${suggestion(pool, poolNames)}`,
          },
        ],
  )
  const empty = poolNames
    .filter((pool) => !offered.includes(pool))
    .map((pool) => ({
      path: ['prizes'],
      message: `have none of the pool "${pool}", which an answer of the template leads to${suggestion(pool, offered)}`,
    }))
  return [...orderProblems(record), ...unreached, ...empty]
}

const nameOf = (pool: string): string => (pool ? `the pool "${pool}"` : 'no pool')

/**
 * A lead has the text of an answer, and neither its language nor its place: the same text leads to the same prizes everywhere.
 *
 * @param records those of all languages
 */
export const ambiguousAnswers = (records: TemplateRecord[]): Problem[] => {
  const answers = new Map<string, { key: string; answer: string; pools: Set<string> }>()
  for (const { key, answer, pool = '' } of records.flatMap(choicesOf)) {
    const name = JSON.stringify([key, answer])
    const { pools } = answers.get(name) ?? { pools: new Set() }
    answers.set(name, { key, answer, pools: pools.add(pool) })
  }
  return [...answers.values()]
    .filter(({ pools }) => pools.size > 1)
    .map(({ key, answer, pools }) => ({
      path: ['template'],
      message: `its answer "${answer}" of "${key}" leads to ${[...pools].map(nameOf).join(' and to ')}; in all languages, the same answer must lead to the same prizes`,
    }))
}
