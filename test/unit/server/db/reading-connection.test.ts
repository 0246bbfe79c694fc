import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { readingDialect } from '../../../../server/db/reading-connection'

it('a thread that ends does not take what its successor was asked', async () => {
  const above = mkdtempSync(join(tmpdir(), 'wisp-reading-'))
  const folder = join(above, 'data')
  const driver = readingDialect(folder).createDriver()
  const connection = await driver.acquireConnection()
  const ask = () => connection.executeQuery(CompiledQuery.raw('select 1 as one'))
  await expect(ask()).rejects.toThrow()
  // The thread of the first reading has reported its failure, but has not ended yet.
  mkdirSync(folder)
  expect((await ask()).rows).toEqual([{ one: 1 }])
  await driver.destroy()
  rmSync(above, { recursive: true })
})
