/** Asks a database for its plan of a query, and finds the parts that read a whole table. */
import { CompiledQuery } from 'kysely'
import type { Db } from '../../server/db/database'
import type { Query } from './recorded-queries'

interface PostgresNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PostgresNode[]
}

const nodesOf = (node: PostgresNode): PostgresNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Rows that a step reads, whether it keeps them or not. */
const readBy = (node: PostgresNode): number =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)

/** If a query compares from a column that is equal in all rows, the index is read from the first row: compare from the next columns. */
const COMPARED = /\bROW\((\w+)[^)]*\) [<>]/
const beginsAnew = (condition = ''): boolean => {
  const first = COMPARED.exec(condition)?.[1]
  return first !== undefined && condition.includes(`(${first} = `)
}

const ofPostgres = async (
  db: Db,
  { sql, parameters }: Query,
  large: Set<string>,
  maxRows: number,
): Promise<string[]> => {
  const runs = /^select/i.test(sql)
  const how = runs ? 'explain (analyze, format json)' : 'explain (format json)'
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PostgresNode }] }>(
    CompiledQuery.raw(`${how} ${sql}`, [...parameters]),
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return nodesOf(plan as PostgresNode).flatMap((node) => {
    const table = node['Relation Name'] ?? ''
    if (!large.has(table)) return []
    const type = node['Node Type']
    // A query that is run may stop early.
    if (type === 'Seq Scan' && !runs) return `reads all of ${table}`
    if (beginsAnew(node['Index Cond'])) return `walks through ${table} to where it goes on`
    if (readBy(node) > maxRows) return `reads ${readBy(node)} rows of ${table} by ${node['Index Name'] ?? type}`
    return []
  })
}

/** The list of all leads from its beginning, or a search in the last of them: what else it asks of them is in the index. */
const LIST =
  /^select [^()]* from "conversion" where "conversion"."lead" = \?( and conversion.search like \? escape '.')? order by [^()]* limit \?( offset \?)?$/

const ofSqlite = async (db: Db, { sql, parameters }: Query, large: Set<string>): Promise<string[]> => {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  const compares = /\) [<>]=? \(/.test(sql)
  const goesOn = rows.some(({ detail }) => /[<>]/.test(detail))
  return rows.flatMap(({ detail }) => {
    const [, how, table = ''] = /^(SCAN|SEARCH) (\w+)/.exec(detail) ?? []
    if (!large.has(table)) return []
    if (how === 'SCAN') return detail
    if (compares && !goesOn) return `${detail} walks to where it goes on`
    return /\(lead=\?\)$/.test(detail) && !LIST.test(sql) ? detail : []
  })
}

/** The part of the plan that reads more of a large table than it may, or undefined. */
export const wrongPlan = (db: Db, query: Query, large: Set<string>, isPostgres: boolean, maxRows: number) =>
  isPostgres ? ofPostgres(db, query, large, maxRows) : ofSqlite(db, query, large)
