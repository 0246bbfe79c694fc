/** Checks that the pools of prizes are those that answers of the template lead to. */
import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
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
  const chosen = [...new Set(record.pools.map(({ pool }) => pool))]
  const unreached = (prizes ?? []).flatMap(({ pool }, place) =>
    pool === undefined || chosen.includes(pool)
      ? []
      : [
          {
            path: ['prizes', place, 'pool'],
            message: `no answer of the template leads to the pool "${pool}" (data-wisp-set="pool:${pool}")${suggestion(pool, chosen)}`,
          },
        ],
  )
  const empty = chosen
    .filter((pool) => !offered.includes(pool))
    .map((pool) => ({
      path: ['prizes'],
      message: `have none of the pool "${pool}", which an answer of the template leads to${suggestion(pool, offered)}`,
    }))
  return [...orderProblems(record), ...unreached, ...empty]
}
