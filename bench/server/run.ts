/** Measures the server: throughput and memory on each database. */
import type { Browser } from 'playwright-core'
import type { Results } from '../results'
import { callers } from './calls'
import { openDatabases } from './databases'
import { desk } from './desk'
import { memory } from './memory'
import { throughput } from './throughput'

export const runServer = async (
  browser: Browser,
  rounds: number,
): Promise<Pick<Results, 'server' | 'desk' | 'memory'>> => {
  if (!rounds) return { server: [], desk: [], memory: [] }
  const calls = await callers(browser)
  // Close the browser, so that the servers have the machine to themselves.
  await browser.close()
  const databases = openDatabases()
  try {
    const server = await throughput(databases, calls, rounds)
    const used = await memory(databases, calls.display, rounds)
    return { server, desk: await desk(databases, rounds), memory: used }
  } finally {
    databases.stop()
  }
}
