/**
 * Collects the files that a pass of the build has made, and writes them at the end: their names are known only then, so
 * Vite writes nothing itself.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildEnvironment, ViteBuilder } from 'vite'

export interface File {
  fileName: string
  type?: 'chunk' | 'asset' | undefined
  code?: string | undefined
  source?: string | Uint8Array | undefined
  imports?: string[] | undefined
  /** By id. */
  modules?: Record<string, { renderedLength: number }> | undefined
}

const lengthsOf = (modules: NonNullable<File['modules']>): NonNullable<File['modules']> =>
  Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [id, { renderedLength }]))

export const filesOf = async (builder: ViteBuilder, environment: string): Promise<File[]> => {
  const built = await builder.build(builder.environments[environment] as BuildEnvironment)
  const outputs = [built].flat().flatMap((result) => (result as { output: File[] }).output)
  // Only what is needed later: the bundler reads the other properties of a file when they are asked for.
  return outputs.map(({ fileName, type, code, source, imports, modules }) => ({
    fileName,
    type,
    code,
    source,
    imports,
    modules: modules && lengthsOf(modules),
  }))
}

export const write = async (dir: string, files: File[]): Promise<void> => {
  for (const { fileName, code, source } of files) {
    await mkdir(dirname(join(dir, fileName)), { recursive: true })
    await writeFile(join(dir, fileName), code ?? source ?? '')
  }
}

/** Runs the module that makes the files with the words of each language. @param files of the environment `words` */
export const wordFiles = async (files: File[]): Promise<File[]> => {
  const { code = '' } = files.find(({ fileName }) => fileName === 'files.js') ?? {}
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  return module.wordFiles()
}
