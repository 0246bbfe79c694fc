/**
 * Collects the files that a pass of the build has made, and writes them at the end: their names are known only then, so
 * Vite writes nothing itself.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildEnvironment, ViteBuilder } from 'vite'

export interface File {
  fileName: string
  type?: 'chunk' | 'asset'
  code?: string
  source?: string | Uint8Array
  imports?: string[]
}

export const filesOf = async (builder: ViteBuilder, environment: string): Promise<File[]> => {
  const built = await builder.build(builder.environments[environment] as BuildEnvironment)
  return [built].flat().flatMap((one) => (one as { output: File[] }).output)
}

export const write = async (dir: string, files: File[]): Promise<void> => {
  for (const { fileName, code, source } of files) {
    await mkdir(dirname(join(dir, fileName)), { recursive: true })
    await writeFile(join(dir, fileName), code ?? source ?? '')
  }
}
