/** Sorts the environments of vite.config.ts by what they build. */
import type { Environments } from '../app.ts'

const LOADERS = ['loader', 'page_loader', 'site_loader']

export const environmentsOf = (names: string[]): Environments => ({
  chunks: names.filter((name) => name === 'chunks' || name.startsWith('alone_')),
  loaders: LOADERS,
  examples: names.filter((name) => name.startsWith('example')),
})
