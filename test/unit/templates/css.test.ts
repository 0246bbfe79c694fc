import { describe, expect, it } from 'vitest'
import { compact, usedIn } from '../../../templates/kit/css'

const html = '<div class="design two-steps"><h2 class="big  blue">A</h2></div>'
const used = (css: string): string => usedIn(compact(css), html)

describe('style sheets of designs', () => {
  it('lose comments and needless white space', () => {
    expect(compact('/* A */\n.a,\n.b {\n  color: red;\n  top: 0;\n}\n')).toBe('.a,.b{color:red;top:0}')
  })

  it('keep rules of the base for elements, for what popups have by themselves, and for classes that the design has', () => {
    const rules = 'h2{top:0}.wisp-frame .wisp-close{top:0}.big{top:0}.design .blue:hover{top:0}.two-steps h2{top:0}'
    expect(used(rules)).toBe(rules)
  })

  it('leave out rules for other classes, also in at-rules, and at-rules that are empty then', () => {
    expect(used('.coupon{top:0}.big{top:0}.big .coupon{top:0}')).toBe('.big{top:0}')
    expect(used('@media print{.big{top:0}.coupon{top:0}}')).toBe('@media print{.big{top:0}}')
    expect(used('@media print{.coupon{top:0}}@media screen{h2{top:0}}')).toBe('@media screen{h2{top:0}}')
  })

  it('keep a rule if one of its selectors counts', () => {
    expect(used('.coupon,.big{top:0}')).toBe('.coupon,.big{top:0}')
    expect(used('.big :is(.coupon,.blue){top:0}')).toBe('.big :is(.coupon,.blue){top:0}')
    expect(used('.coupon :is(.big,.blue){top:0}.big :is(.coupon,.row){top:0}')).toBe('')
  })
})
