/** Measures the server: throughput and memory on each database. */
import type { Browser } from 'playwright-core'
import type { MemoryRow, ServerRow } from '../results'
import { callers } from './calls'
import { openDatabases } from './databases'
import { memory } from './memory'
import { throughput } from './throughput'

export const runServer = async (
  browser: Browser,
  rounds: number,
): Promise<{ server: ServerRow[]; memory: MemoryRow[] }> => {
  if (!rounds) return { server: [], memory: [] }
  const calls = await callers(browser)
  // Close the browser, so that the servers have the machine to themselves.
  await browser.close()
  const databases = openDatabases()
  try {
    const server = await throughput(databases, calls, rounds)
    return { server, memory: await memory(databases, calls.display, rounds) }
  } finally {
    databases.stop()
  }
}
