import { expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { putSite } from '../../support/site-page'

const held = withWorld()
const BODY = `<header data-wisp-header><a href="#third">Third</a></header><main><p>One</p><p>Two</p><p id="third">Three</p><p>Four</p></main>`
const BASE = 'header{top:0;width:100%;background:#fff}main p{height:700px;margin:0}html{scroll-padding-top:50px}'
const BARS = [
  ['sticky', 'header{position:sticky;height:100px}.is-small{height:40px}'],
  ['sticky slowly', 'header{position:sticky;height:100px;transition:height .15s}.is-small{height:40px}'],
  ['flow to fixed', 'header{height:100px}.is-small{position:fixed;height:40px}'],
  ['flow to fixed slowly', 'header{height:100px;transition:height .3s}.is-small{position:fixed;height:40px}'],
  ['fixed', 'header{position:fixed;height:100px}.is-small{height:40px}'],
  ['soft padding', 'header{position:sticky}header a{display:block;padding:38px 0;transition:padding .2s}.is-small a{padding:8px 0}'],
  ['soft long', 'header{position:sticky;height:100px;transition:height 1s}.is-small{height:40px}'],
  ['body pad', 'header{position:fixed;height:100px}.is-small{height:40px}body{padding-top:100px}body:has(.is-small){padding-top:40px}'],
  ['body pad soft', 'header{position:fixed;height:100px;transition:height .2s}.is-small{height:40px}body{padding-top:100px;transition:padding .2s}body:has(.is-small){padding-top:40px}'],
  ['margins collapse', 'header{position:sticky;height:100px;margin-bottom:20px;transition:all .2s}.is-small{height:40px;margin-bottom:5px}main p{margin:30px 0}'],
]
it('x', async () => {
  const out: string[] = []
  for (const [name, css] of BARS) {
    const { page } = await held.world.visit(putSite(held.world, BODY, { css: BASE + css }), { ours: true })
    await page.waitForTimeout(300)
    const off = await page.evaluate(async () => {
      const third = document.querySelector('#third') as HTMLElement
      const wait = (ms: number) => new Promise((r) => setTimeout(r, ms))
      const frame = () => new Promise(requestAnimationFrame)
      const still = async () => {
        let last = Number.NaN, same = 0
        const end = performance.now() + 4000
        while (same < 12 && performance.now() < end) {
          await frame()
          const now = third.getBoundingClientRect().top
          same = now === last ? same + 1 : 0
          last = now
        }
        return last
      }
      const res: string[] = []
      for (const behavior of ['smooth', 'instant'] as const)
        for (const way of behavior === 'smooth' ? ['address'] : ['address', 'number'])
          for (const [delay, raf] of [[0, true], [40, false], [100, true]] as const) {
            document.documentElement.style.scrollBehavior = ''
            window.scrollTo(0, 900)
            await frame(); await frame(); await wait(350)
            window.scrollTo({ top: 0, behavior: 'instant' })
            await frame()
            if (delay) await wait(delay)
            if (raf) await frame()
            document.documentElement.style.scrollBehavior = behavior === 'smooth' ? 'smooth' : ''
            if (way === 'address') document.querySelector<HTMLElement>('header a')?.click()
            else if (way === 'hash') { location.hash = ''; location.hash = '#third' }
            else if (way === 'element') third.scrollIntoView({ behavior })
            else if (way === 'number') window.scrollBy({ top: third.getBoundingClientRect().top - 50, behavior })
            else window.scrollTo({ top: third.getBoundingClientRect().top + scrollY - 50, behavior })
            const top = await still()
            if (Math.abs(top - 50) > 0.6) res.push(`${behavior} ${way} ${delay} ${raf}: ${top} (${document.querySelector('header')?.className})`)
          }
      return res
    })
    out.push(`${name}: ${off.length ? off.join('\n   ') : 'ok'}`)
    await page.close()
  }
  console.log(out.join('\n'))
  expect(1).toBe(1)
}, 900_000)
