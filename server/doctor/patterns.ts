/** Finds patterns that were stored before patterns were judged, and that are not used as they are written. */
import type { Targeting } from '../../shared/targeting/popup-targeting'
import type { Db } from '../db/database'
import { slowPatterns } from '../targeting/slow-patterns'
import { elementsOf } from '../template/elements'
import { refusedPatterns } from '../template/field-patterns'
import { type Finding, ok, wrong } from './finding'
import { templatesOf } from './templates'

const ADVICE = 'Write the pattern in another way, and import the file again'

const ofTargeting = (id: string, settings: string): Finding[] => {
  const { targeting }: { targeting?: Targeting } = JSON.parse(settings)
  return slowPatterns(targeting ?? {}).map(({ rule, problem }) =>
    wrong(`The popup ${id} is shown nowhere: in its ${rule}, ${problem}`, ADVICE),
  )
}

const ofTemplate = (id: string, html: string): Finding[] =>
  /pattern/i.test(html)
    ? refusedPatterns(elementsOf(html)).map((message) =>
        wrong(`The popup ${id} is shown without a pattern: ${message}`, ADVICE),
      )
    : []

/** Templates are read one by one: together they may be large. */
export const checkPatterns = async (db: Db): Promise<Finding[]> => {
  const popups = await db
    .selectFrom('popup')
    .select(['id', 'settings'])
    .where('status', 'in', ['on', 'paused'])
    .orderBy('id')
    .execute()
  const all: Finding[] = []
  for (const { id, settings } of popups) {
    all.push(...ofTargeting(id, settings))
    for (const html of await templatesOf(db, id)) all.push(...ofTemplate(id, html))
  }
  return all.length ? all : [ok('Patterns are quick')]
}
