import type { Options } from '../shared/page/model/settings'
import { bare, globalNamed } from '../shared/page/platform/safe-dom'
import { own } from '../shared/values/own'

/** The settings in a tag of ours. */
interface OwnTag {
  /** Folder of the script, with its slash. */
  base: string
  /** The server, without a slash at the end. */
  server: string
  /** The value of an attribute as it is now, without its `data-`. */
  said(name: string): string | undefined
}

/**
 * A tag is read as text: tools that make a new element of it keep the original one under names of their own, and frameworks
 * spell attributes in their own way. The server writes such a text in place of the first source where the script was asked for
 * by its site's key (server/builds/keyed-script.ts). Call it synchronously: `document.currentScript` is null a moment later.
 */
export const ownTag = (file: string): OwnTag => {
  const sources = [bare(document, 'currentScript'), ...bare(document, 'scripts')]
  const find = (pattern: string): string | undefined =>
    // Without the text of a script, which may have such a tag among its data.
    RegExp(pattern).exec(`${sources.map((each) => each?.outerHTML.match(`<.*/${file}.js[^>]*`))}`)?.[1]
  const said = (name: string): string | undefined =>
    find(`[a?&;]-?${name}="?([^"& ]*)`) ?? own({ ...(globalNamed('wispSettings') as Options) }, name)
  const host = said('host')
  const base = find(`([^"' ,]*/)${file}`) || (host && `${host}/`)
  if (!base) throw `no script names ${file}.js`
  const { href } = new URL(base, bare(document, 'baseURI'))
  return { base: href, server: (host || href).replace(/\/$/, ''), said }
}
