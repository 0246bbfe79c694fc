/** Tells programs from people, by what a request says of itself. */
import type { Context } from 'hono'
import { OF_TESTS } from '../../shared/model/test-hosts'
import type { Machines } from '../sites/machines'
import { isSigned } from './signed-agent'

/** Words by which browsers without a screen, and programs that read pages, name themselves. */
const MACHINE_NAMES =
  /headless|phantomjs|puppeteer|playwright|selenium|lighthouse|pagespeed|(?<!cu)bot\b|crawler|spider|slurp|bingpreview/i

/** Longer headers are cut: an expression runs over them. */
const MAX_AGENT_LENGTH = 500

/** @param host of the page, '' if unknown: on one that is kept for tests, programs are the owner's own tests */
export const isMachine = (c: Context, { keys = [], show }: Machines = {}, host = ''): boolean => {
  if (show || OF_TESTS.test(host)) return false
  const agent = (c.req.header('user-agent') ?? '').slice(0, MAX_AGENT_LENGTH)
  const { method, url } = c.req
  return MACHINE_NAMES.test(agent) || isSigned({ method, url, header: (name) => c.req.header(name) }, keys)
}
