import { rmSync } from 'node:fs'
import { createBuilder } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { buildEach } from '../../../build/environments.ts'
import { at } from '../../../build/paths.js'
import { modules } from '../../../build/plugins/modules.ts'
import { openRecords } from '../../../build/records.js'

const KIND = `test-${process.pid}`
afterAll(() => rmSync(at(`dist.cache/${KIND}`), { recursive: true, force: true }))

/** A build of one file of ours; the project has no index.html. @returns how many environments were stale, and the code */
const build = async (): Promise<{ stale: number; code: string[] }> => {
  const records = openRecords(KIND)
  const stale = records.isCurrent('own') ? 0 : 1
  const code: string[] = []
  const builder = await createBuilder({
    root: at(''),
    configFile: false,
    logLevel: 'silent',
    plugins: [modules],
    environments: {
      own: {
        consumer: 'client',
        build: {
          write: false,
          minify: false,
          rolldownOptions: {
            input: { own: at('shared/values/own.ts') },
            preserveEntrySignatures: 'strict',
            output: { entryFileNames: '[name].js' },
          },
        },
      },
    },
    builder: {
      async buildApp(self) {
        const { files } = await buildEach(self, ['own'], records, { step() {} })
        code.push(...files('own').map((file) => file.code ?? ''))
      },
    },
  })
  await builder.buildApp()
  return { stale, code }
}

it('a build without a change takes everything from the records, and ends as the first one did', async () => {
  const first = await build()
  expect(first.stale).toBe(1)
  expect(first.code.join()).toContain('hasOwn')
  expect(await build()).toEqual({ stale: 0, code: first.code })
})
