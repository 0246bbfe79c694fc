/** Tells programs from people, by what a request says of itself. */
import type { Context } from 'hono'
import { isTestHost } from '../../shared/model/test-hosts'
import { isMachineName } from '../../shared/targeting/machine-name'
import type { Caller } from '../http/caller'
import type { Machines } from '../sites/machines'
import { isSigned } from './signed-agent'

/** Longer headers are cut: expressions run over them. */
const MAX_AGENT_LENGTH = 500

interface Asked {
  /** Host of the page, '' if unknown: on one that is kept for tests, programs are the owner's own tests. */
  host: string
  /** The browser says that a program drives it. */
  driven?: boolean
  /** Knows the address that was called, which agents sign. */
  caller: Pick<Caller, 'origin'>
}

/** A call that does not say its page is none of a test. The origin of a page without a host is `null`. */
const isOfTests = (host: string): boolean => host === 'null' || (host !== '' && isTestHost(host))

export const isMachine = (c: Context, { keys = [], show }: Machines = {}, { caller, driven, host }: Asked): boolean => {
  if (show || isOfTests(host)) return false
  if (driven || isMachineName((c.req.header('user-agent') ?? '').slice(0, MAX_AGENT_LENGTH))) return true
  if (!keys.length || !c.req.header('signature-input')) return false
  const { pathname, search } = new URL(c.req.url)
  const url = `${caller.origin(c)}${pathname}${search}`
  return isSigned({ method: c.req.method, url, header: (name) => c.req.header(name) }, keys)
}
