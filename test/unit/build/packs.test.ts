import { describe, expect, it } from 'vitest'
import { packFiles } from '../../../build/packs'

const file = (name: string, code: string) => ({ fileName: `${name}.js`, type: 'chunk' as const, code })

const UI = file('ui', 'var a=[];const b=(x)=>{a.push(x);return a};export{a as seen,b as t};')
const FORM = file('form', 'import{t as n}from"./ui.js";const a="form",b=n(a);export{a as name,b as css};')
const BAR = file(
  'side-bar',
  'import{seen as e,t as n}from"./ui.js";\nn("bar");function r(){return e}export{r as mount};',
)

const run = ({ code = '' }: { code?: string | undefined }) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

describe('a pack', () => {
  it('has what popups share under the same names, and the other chunks by theirs, each run once and in order', async () => {
    const [pack] = packFiles([BAR, FORM, UI], [['side-bar', 'form']])
    expect(pack?.fileName).toBe('side-bar_form/ui.js')
    const { seen, t, pack: chunks } = await run(pack ?? {})
    expect(seen).toEqual(['bar', 'form'])
    expect(chunks['side-bar'].mount()).toBe(seen)
    expect(chunks.form).toEqual({ name: 'form', css: seen })
    expect(t('more')).toBe(seen)
  })

  it('is not made of a chunk that is not there, or of what is no chunk', () => {
    expect(() => packFiles([UI], [['form']])).toThrow('no chunk form')
    expect(() => packFiles([UI, file('form', 'export default 1')], [['form']])).toThrow('form.js cannot be part')
  })
})
