/** Page documents for tests. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ReadPage, readPageDocument } from '../../server/pages/read'

export const PAGE = 'pagemarket001'

/** The least that a page consists of. */
export const plainPage = {
  id: PAGE,
  slug: 'night-market',
  title: 'Night market',
  description: 'Forty potters, one evening.',
  sections: [
    {
      id: 'hero',
      columns: [{ elements: [{ id: 'headline', type: 'heading', level: 1, text: 'Clay by lamplight' }] }],
    },
  ],
}

/** A PNG of one colour, as far as our server reads it. */
export const pngOf = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(24)
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Writes a document, and the files beside it; returns its path. */
export const writePage = (folder: string, document: unknown, files: Record<string, string | Buffer> = {}): string => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const file = join(folder, 'page.json')
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document, undefined, 1))
  return file
}

export const readPage = (folder: string, document: unknown, files: Record<string, string | Buffer> = {}): ReadPage =>
  readPageDocument(writePage(folder, document, files))
