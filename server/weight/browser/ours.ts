/** Recognises a page's requests to its Wisp server, and the kind of each. */
import type { FileKind } from '../../../shared/model/weight'
import type { FileOnEach } from '../device-weights'
import type { SeenRequest } from './requests'

/** Scripts that pages have a tag for; the first group is the folder of the server. */
const SCRIPT =
  /^(https?:\/\/[^?#]*\/)(?:wisp(?:-page|-site)?\.js|s\/[\w-]+(?:\.js|\/wisp(?:-page|-site)?\.js))(?:[?#]|$)/
/** Calls go to the server even if a CDN has the scripts. */
const CALL = /^(https?:\/\/[^?#]*\/)api\/display\//

/** Folders of the servers that the page asks, of scripts and of calls. */
const foldersOf = (requests: SeenRequest[]): string[] => [
  ...new Set(requests.flatMap(({ url }) => SCRIPT.exec(url)?.[1] ?? CALL.exec(url)?.[1] ?? [])),
]

export const isOurs = (requests: SeenRequest[]): SeenRequest[] => {
  const folders = foldersOf(requests)
  const isBelow = (url: string): boolean =>
    folders.some((folder) => url.startsWith(folder) && OURS.test(url.slice(folder.length)))
  return requests.filter(({ url }) => isBelow(url))
}

/** Below the folder of a server, which may be that of the site itself. */
const OURS = /^(wisp[\w-]*\.js|s\/[\w-]+(\.js|\/wisp[\w-]*\.js)|v\/|api\/|img\/|wisp-ad-manager\/|l-files\/)/

const KINDS: [RegExp, FileKind][] = [
  [/\/img\//, 'picture'],
  [/\.woff2$/, 'font'],
  [/\/api\/display\/template\//, 'template'],
  [/\/api\/display\/(viewed|closed|activit|session|conversion|limit)/, 'report'],
  [/\/api\//, 'answer'],
]

const kindOf = (path: string): FileKind => KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'script'

export const isView = ({ url, method }: SeenRequest): boolean =>
  method === 'POST' && /\/api\/display\/viewed\//.test(url)

export const fileOf = ({ url, method, bytes }: SeenRequest): FileOnEach => {
  const path = new URL(url).pathname
  const last = /\/v\/\w+\/(.*)$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf('/') + 1)
  const kind = kindOf(path)
  const isCall = kind === 'answer' || kind === 'report'
  return {
    name: isCall
      ? `${method} ${path.replace(/^.*\/api\//, 'api/')}`
      : kind === 'template'
        ? 'template'
        : decodeURIComponent(last),
    path,
    kind,
    bytes,
  }
}
