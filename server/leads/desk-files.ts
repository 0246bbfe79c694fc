import { Refusal } from '../http/refusal'
import type { DeskRoute } from '../http/route'
import { param } from '../http/route'
import type { Submissions } from './submissions'

interface Services {
  store: { submissions: Pick<Submissions, 'file'> }
}

/** A visitor's file. The browser never shows it, whatever its name says that it is. */
export const deskFile: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/files/:id',
  desk: true,
  async handle(c, { store }) {
    const id = param(c, 'id')
    const file = /^[\w-]{1,64}$/.test(id) ? await store.submissions.file(id) : undefined
    if (!file) throw new Refusal(404, 'There is no file with this id')
    const plain = file.name.replace(/[^\w. -]/g, '_')
    // RFC 8187. encodeURIComponent leaves a few signs that a header may not have.
    const encoded = encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    return c.body(new Uint8Array(file.content), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  },
}
