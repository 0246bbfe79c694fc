/**
 * Draws an SVG once, when it is added, and only the drawing is kept: scripts and links in it do not run anywhere.
 */
import { Invalid, invalid } from '../lib/invalid'
import { drawApart } from './draw-apart'
import { svgText } from './svg-text'

/** Bytes. A logo has some thousand. */
const MAX_SVG_BYTES = 1024 * 1024
const MAX_SVG_ELEMENTS = 20_000
const MAX_SVG_DEPTH = 100
/** px: the longer side of the drawing, enough for a logo across a large screen. */
const DRAWING_SIDE_PX = 2_000

export const refuse = (why: string): never => {
  throw invalid(why)
}

const EXTERNAL = 'refers to another file, which is not loaded; embed it, or remove it'

/** A namespace rule: its address is only a name, and is never loaded. */
const NAMESPACE = /@namespace\s+([\w-]+\s+)?url\(\s*(["']?)http:\/\/www\.w3\.org\/[\w/.]*\2\s*\)/gi

/** Comments of CSS, but not what looks like one in a string or address. One that is not closed goes on to the end. */
const CSS_COMMENT = /("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|url\([^)]*\)?)|\/\*.*?(?:\*\/|$)/gis

/** An escape may hide where a string or a comment begins, so text with escapes stays as it is. */
const withoutComments = (css: string): string => (css.includes('\\') ? css : css.replace(CSS_COMMENT, '$1'))

/** Text of css that would load something by url(…). What is embedded needs nothing; its fonts are not used. */
const refersTo = (text: string): boolean => {
  // Any letter of css may be written as its number.
  const css = withoutComments(text).replace(/\\0{0,4}([\da-f]{2})\s?/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return (
    /@import/i.test(css) ||
    [...css.replace(NAMESPACE, '').matchAll(/url\(\s*["']?\s*([^"')]*)/gi)].some(
      ([, url = '']) => !/^(#|data:)/i.test(url),
    )
  )
}

const EMBEDDED_PICTURE = /^\s*(#|data:image\/(png|jpe?g|gif|webp)[;,])/i
const EMBEDDED = /^\s*(#|data:)/i

/** Only these elements show what they refer to. */
const REFERENCE_PATTERNS = new Map([
  ...['image', 'use', 'feImage', 'tref', 'foreignObject', 'include'].map((name) => [name, EMBEDDED_PICTURE] as const),
  ['font-face-uri', EMBEDDED] as const,
])

/** Attributes whose value never loads anything: those with a prefix, which programs write, and those of HTML. */
const NOTE = /:|^(data|aria)-|^(id|class|title|alt)$/

const bare = (name: string): string => name.replace(/^.*:/, '')

const checkElement = (name: string, attributes: Record<string, string>): void => {
  const embedded = REFERENCE_PATTERNS.get(bare(name))
  for (const [key, value] of Object.entries(attributes)) {
    if (embedded && bare(key) === 'href' && !embedded.test(value)) refuse(EXTERNAL)
    if (!NOTE.test(key) && refersTo(value)) refuse(EXTERNAL)
  }
}

/** Counts what could take long to draw, and finds what it would load. */
const check = async (text: string): Promise<void> => {
  // Loaded on demand, because few commands need it.
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  /** The elements around, from the outermost on. */
  const around: string[] = []
  let elements = 0
  // Any other text is only read: by people, or in metadata by programs.
  const checkText = (css: string): void => {
    if (around.at(-1) === 'style' && refersTo(css)) refuse(EXTERNAL)
  }
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) refuse('declares entities, which are not read; save it as plain SVG')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse(EXTERNAL)
  })
  parser.on('text', checkText)
  parser.on('cdata', checkText)
  parser.on('opentag', ({ name, attributes }) => {
    checkElement(name, attributes)
    around.push(bare(name))
    if (++elements > MAX_SVG_ELEMENTS || around.length > MAX_SVG_DEPTH) refuse('is too complicated; save it as PNG')
  })
  parser.on('closetag', () => around.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

/** The checked text in UTF-8, as it is drawn. */
const checked = async (content: Uint8Array): Promise<Uint8Array> => {
  try {
    const text = svgText(content)
    await check(text)
    return Buffer.from(text)
  } catch (error) {
    if (error instanceof Invalid) throw error
    return refuse('is not a correct SVG')
  }
}

/** Draws it as PNG. Throws an Invalid. */
export const drawSvg = async (content: Uint8Array): Promise<Uint8Array> => {
  if (content.length > MAX_SVG_BYTES) refuse('is an SVG with more than 1 MB; save it as PNG')
  return (
    (await drawApart(await checked(content), DRAWING_SIDE_PX)) ??
    refuse('cannot be drawn, or takes too long to draw; save it as PNG')
  )
}
