/** One more environment of vite.config.ts, for a page of the tests or of the bench: built as a whole, and written nowhere. */
import { createBuilder, type EnvironmentOptions, type InlineConfig } from 'vite'
import { filesOf } from './files.ts'
import { root } from './paths.js'

type Options = Omit<InlineConfig, 'build'> & { build: EnvironmentOptions['build'] }

/** @returns the code of its first file */
export const bundlePage = async ({ build, define = {}, ...config }: Options): Promise<string> => {
  const page: EnvironmentOptions = { consumer: 'client', define, build: { minify: false, sourcemap: false, ...build } }
  const builder = await createBuilder({ root, mode: 'development', environments: { page }, ...config })
  const [file] = await filesOf(builder, 'page')
  return file?.code ?? ''
}
