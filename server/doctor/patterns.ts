/** Finds patterns that were stored before patterns were judged, and that are not used as they are written. */
import type { Targeting } from '../../shared/targeting/popup-targeting'
import type { Db } from '../db/database'
import { slowPatterns } from '../targeting/slow-patterns'
import { refusedPatterns } from '../template/field-patterns'
import type { TemplateRecord } from '../template/record'
import { type Finding, ok, wrong } from './finding'
import { shownPopups } from './templates'

const ADVICE = 'Write the pattern in another way, and import the file again'

const ofTargeting = (id: string, settings: string): Finding[] => {
  const { targeting }: { targeting?: Targeting } = JSON.parse(settings)
  return slowPatterns(targeting ?? {}).map(({ rule, problem }) =>
    wrong(`The popup ${id} is shown nowhere: in its ${rule}, ${problem}`, ADVICE),
  )
}

const ofTemplate = (id: string, { patterns = [] }: TemplateRecord): Finding[] =>
  refusedPatterns(patterns).map((message) => wrong(`The popup ${id} is shown without a pattern: ${message}`, ADVICE))

export const checkPatterns = async (db: Db): Promise<Finding[]> => {
  const all: Finding[] = []
  for await (const { id, settings, template } of shownPopups(db))
    all.push(...ofTargeting(id, settings), ...ofTemplate(id, template))
  return all.length ? all : [ok('Patterns are quick')]
}
