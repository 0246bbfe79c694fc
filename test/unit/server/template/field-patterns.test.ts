import { expect, it } from 'vitest'
import { withSoundPatterns } from '../../../../server/template/field-patterns'
import { readTemplate } from '../../../../server/template/record'

it.each([
  ['<input name="a" pattern="(a+)+" required>', '<input name="a"  required>'],
  ["<p>pattern=</p><INPUT PATTERN='(a+)+$'><input pattern=[0-9]+>", '<p>pattern=</p><INPUT ><input pattern=[0-9]+>'],
  // Pages leave it out.
  ['<template><input pattern="(a|a)*"></template>', '<template><input pattern="(a|a)*"></template>'],
  [
    '<input pattern="(a&#43;)+"><style>.pattern { color: red }</style>',
    '<input ><style>.pattern { color: red }</style>',
  ],
  ['<i title=\'<input pattern="(a+)+">\'>x</i>', '<i title=\'<input pattern="(a+)+">\'>x</i>'],
  ['<svg><pattern id="dots"/></svg>', '<svg><pattern id="dots"/></svg>'],
])('%s is shown without what an import would refuse', (html, expected) => {
  expect(withSoundPatterns(html, readTemplate(html).patterns)).toBe(expected)
})
