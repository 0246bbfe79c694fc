import type { File } from './files.ts'

/** Runs the module that makes the files with the words of each language. @param files of the environment `words` */
export const wordFiles = async (files: File[]): Promise<File[]> => {
  const { code = '' } = files.find(({ fileName }) => fileName === 'files.js') ?? {}
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  return module.wordFiles()
}
