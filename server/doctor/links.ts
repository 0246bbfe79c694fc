/** Finds addresses of popups that visitors cannot reach. Nothing is called: what is wrong is seen by how an address is written. */
import type { Db } from '../db/database'
import { destinationsOf } from '../popups/destinations'
import { popups } from '../popups/queries'
import { addressProblem } from '../popups/reachable'
import { sites } from '../sites/queries'
import { type Finding, look, ok } from './finding'
import { shownPopups } from './templates'

const ADVICE = 'Write another address into its file, and import that again'

export const checkLinks = async (db: Db): Promise<Finding[]> => {
  const all = new Map((await sites(db).list()).map((site) => [site.key, site]))
  const findings: Finding[] = []
  for await (const { id, siteKey, template } of shownPopups(db)) {
    const [site, popup] = [all.get(siteKey), await popups(db).find(id)]
    if (!site || !popup) continue
    for (const destination of destinationsOf(popup, template)) {
      const problem = addressProblem(destination, site)
      const { address, words } = destination
      const place = words ? ` ("${words}")` : ''
      if (problem) findings.push(look(`In the popup ${id}, "${address}"${place} ${problem}`, ADVICE))
    }
  }
  return findings.length ? findings : [ok('Visitors can reach what popups link to')]
}
