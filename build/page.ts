/**
 * Builds a page of the tests or the bench as an additional environment of vite.config.ts: in one file, kept in memory.
 */
import { createBuilder, type EnvironmentOptions, type InlineConfig } from 'vite'
import { filesOf } from './files.ts'
import { root } from './paths.js'

type Options = Omit<InlineConfig, 'build'> & { build: EnvironmentOptions['build'] }

/** @returns the code of the first file */
export const bundlePage = async ({ build, define = {}, ...config }: Options): Promise<string> => {
  const page: EnvironmentOptions = { consumer: 'client', define, build: { minify: false, sourcemap: false, ...build } }
  const builder = await createBuilder({ root, mode: 'development', environments: { page }, ...config })
  const [file] = await filesOf(builder, 'page')
  return file?.code ?? ''
}
