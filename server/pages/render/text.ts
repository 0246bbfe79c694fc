import { linked } from '../../files/links'
import { type Child, el } from '../../lib/markup'

/** An empty line begins a new paragraph; any other line break stays one. */
export const paragraphs = (text: string): Child =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => el('p', {}, lines(paragraph.trim())))

export const lines = (text: string): Child =>
  text.split('\n').flatMap((line, index) => (index ? [el('br'), linked(line)] : [linked(line)]))
