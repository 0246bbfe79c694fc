/**
 * Draws an SVG once, when it is added, and only the drawing is kept: scripts and links in it do not run anywhere.
 */
import { SaxesParser } from 'saxes'
import { drawApart } from './draw-apart'
import { ImageProblem } from './image'

/** Bytes. A logo has some thousand. */
const LARGEST_SVG = 1024 * 1024
const MOST_ELEMENTS = 20_000
const DEEPEST = 100
/** px: the longer side of the drawing, enough for a logo across a large screen. */
const DRAWN = 2_000

const refuse = (why: string): never => {
  throw new ImageProblem(why)
}

const EXTERNAL = 'refers to another file, which is not loaded; embed it, or remove it'

/** Text in css, an attribute or a style sheet that would load something: url(…) and @import. */
const loads = (text: string): boolean => {
  // Any letter of css may be written as its number.
  const css = text.replace(/\\0{0,4}([\da-f]{2})\s?/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return (
    /@import/i.test(css) ||
    [...css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)].some(([, url = '']) => !/^(#|data:image\/)/i.test(url))
  )
}

/** Only these elements show what they refer to. */
const SHOWING = new Set(['image', 'use', 'feImage', 'tref', 'font-face-uri', 'foreignObject', 'include'])

const bare = (name: string): string => name.replace(/^.*:/, '')

const checkElement = (name: string, attributes: Record<string, string>): void => {
  for (const [key, value] of Object.entries(attributes)) {
    const refers =
      bare(key) === 'href' && SHOWING.has(bare(name)) && !/^\s*(#|data:image\/(png|jpe?g|gif|webp)[;,])/i.test(value)
    if (refers || loads(value)) refuse(EXTERNAL)
  }
}

/** Counts what could take long to draw, and finds what it would load. */
const check = (text: string): void => {
  const parser = new SaxesParser()
  let [elements, depth] = [0, 0]
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) refuse('declares entities, which are not read; save it as plain SVG')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse(EXTERNAL)
  })
  parser.on('text', (css) => {
    if (loads(css)) refuse(EXTERNAL)
  })
  parser.on('cdata', (css) => {
    if (loads(css)) refuse(EXTERNAL)
  })
  parser.on('opentag', ({ name, attributes }) => {
    checkElement(name, attributes)
    if (++elements > MOST_ELEMENTS || ++depth > DEEPEST) refuse('is too complicated; save it as PNG')
  })
  parser.on('closetag', () => depth--)
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

const checked = (content: Uint8Array): void => {
  try {
    check(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch (error) {
    if (error instanceof ImageProblem) throw error
    refuse('is not a correct SVG')
  }
}

/** As PNG. Throws an ImageProblem. */
export const drawSvg = async (content: Uint8Array): Promise<Uint8Array> => {
  if (content.length > LARGEST_SVG) refuse('is an SVG with more than 1 MB; save it as PNG')
  checked(content)
  return (await drawApart(content, DRAWN)) ?? refuse('cannot be drawn, or takes too long to draw; save it as PNG')
}
