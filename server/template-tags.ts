/** Reads the tags of a template. Parses the HTML text, because the server has no DOM. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const TAG = /<(\/?[a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi

type Attributes = Map<string, string>

export interface Tag {
  /** In small letters; `/label` for an end tag. */
  name: string
  has: Attributes
}

const attributesOf = (text: string): Attributes =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )

export const tagsOf = (html: string): Tag[] =>
  [...html.replace(/<!--[\s\S]*?-->/g, '').matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    has: attributesOf(attributes),
  }))
