import { CompiledQuery } from 'kysely'
import { expect, it, vi } from 'vitest'
import { LibsqlDriver } from '../../../../server/db/libsql-driver'

it('keeps statements prepared, but not many large ones', async () => {
  const prepare = vi.fn((_: string) => ({ reader: true, all: () => [] }))
  const driver = new LibsqlDriver({ prepare, exec() {}, inTransaction: true } as never)
  await driver.init()
  const connection = await driver.acquireConnection()
  const ask = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql))
  for (let index = 0; index < 150; index++) await ask(`select ${index}`)
  await ask('select 0')
  expect(prepare).toHaveBeenCalledTimes(150)
  const large = (index: number) => `select ${index} ${'x'.repeat(20_000)}`
  for (let index = 0; index < 100; index++) await ask(large(index))
  prepare.mockClear()
  await ask(large(99))
  expect(prepare).not.toHaveBeenCalled()
  await ask(large(50))
  expect(prepare).toHaveBeenCalledTimes(1)
})
