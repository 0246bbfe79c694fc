import { describe, expect, it } from 'vitest'
import { packFiles } from '../../../build/packs'

const file = (name: string, code: string) => ({ fileName: `${name}.js`, type: 'chunk' as const, code })

const UI = file('ui', 'var a=[];const b=(x)=>{a.push(x);return a},c="shared";export{a as seen,b as t,c};')
const FORM = file('form', 'import{t as n}from"./ui.js";const a="form",b=n(a);export{a as name,b as css};')
const BAR = file(
  'side-bar',
  'import{seen as e,t as n}from"./ui.js";\nn("bar");function r(){return e}export{r as mount};',
)

/** Its own variable has the name of one in `ui`. */
const LINK = file('link', 'import{c}from"./ui.js";const a=c;export{a as word};')

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

  it('hands over nothing that has one name in both', async () => {
    const [pack] = packFiles([LINK, UI], [['link']])
    expect(pack?.code).toContain('link:(()=>{')
    const { pack: chunks, seen } = await run(pack ?? {})
    expect([chunks.link, seen]).toEqual([{ word: 'shared' }, []])
  })

  it('is not made of a chunk that is not there, or of what is no chunk', () => {
    expect(() => packFiles([UI], [['form']])).toThrow('no chunk form')
    expect(() => packFiles([UI, file('form', 'export default 1')], [['form']])).toThrow('form.js cannot be part')
  })
})
