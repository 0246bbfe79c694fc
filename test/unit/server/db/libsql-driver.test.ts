import { CompiledQuery } from 'kysely'
import { expect, it, vi } from 'vitest'
import { LibsqlDriver } from '../../../../server/db/libsql-driver'

it('keeps statements prepared, but not many large ones', async () => {
  const prepare = vi.fn((_: string) => ({ reader: true, all: () => [] }))
  const driver = new LibsqlDriver({ prepare, exec() {}, inTransaction: true } as never)
  await driver.init()
  const connection = await driver.acquireConnection()
  const ask = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql))
  for (let at = 0; at < 150; at++) await ask(`select ${at}`)
  await ask('select 0')
  expect(prepare).toHaveBeenCalledTimes(150)
  const large = (at: number) => `select ${at} ${'x'.repeat(20_000)}`
  for (let at = 0; at < 100; at++) await ask(large(at))
  prepare.mockClear()
  await ask(large(99))
  expect(prepare).not.toHaveBeenCalled()
  await ask(large(50))
  expect(prepare).toHaveBeenCalledTimes(1)
})
