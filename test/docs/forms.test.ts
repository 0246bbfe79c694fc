import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { at } from '../../build/paths.js'
import { CHECKS } from '../../shared/checks/field'
import { WIDGETS } from '../../shared/model/field-widgets'
import { expectNone } from '../support/document-lists'

const manual = readFileSync(at('docs/forms.md'), 'utf8')

describe('docs/forms.md', () => {
  it('has a row for every check that a template may ask for', () => {
    // The others are what some fields have by themselves.
    const usual = readFileSync(at('shared/checks/field-checks.ts'), 'utf8')
    expectNone(
      Object.keys(CHECKS).filter((name) => !manual.includes(`\`${name}\` |`) && !usual.includes(`'${name}'`)),
      (name) => `write into docs/forms.md, the table of \`data-wisp-check\`: | \`${name}\` | … | … |`,
    )
  })

  it('tells of every field that has a widget', () => {
    const documents = manual + readFileSync(at('docs/templates.md'), 'utf8')
    // Widgets that come by a field's type or check are described with these, and the mark of numbers is internal.
    const marks = WIDGETS.flatMap(([selector]) => selector.match(/data-wisp-(?!check|field|number)[\w-]+/g) ?? [])
    expectNone(
      marks.filter((mark) => !documents.includes(mark)),
      (mark) =>
        `write into docs/forms.md, "## Widgets": | \`<input ${mark}>\` | … |, and into the attributes of docs/templates.md: | \`${mark}\` | … | … |`,
    )
  })
})
