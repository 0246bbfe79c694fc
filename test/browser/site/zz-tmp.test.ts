import { expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { link, openSite } from '../../support/gallery-site'

const held = withWorld()
const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
it('x', async () => {
  const found = new Map<string, { task: number[]; painted: number[]; shown: number[]; late: number[] }>()
  for (let round = 0; round < 7; round++)
    for (const rate of [1, 4])
      for (const count of [9, 500]) {
        const body = `<div data-wisp-gallery data-thumbnails="true">${Array.from({ length: count }, (_, at) => link(`400x${100 + at}-teal`)).join('')}</div>`
        const site = await openSite(held.world, body, { context: { reducedMotion: 'no-preference' } })
        const { page } = site
        await expect.poll(() => page.locator('main a').nth(4).getAttribute('aria-controls')).toBe('wisp-gallery')
        const client = await page.context().newCDPSession(page)
        await client.send('Emulation.setCPUThrottlingRate', { rate })
        await page.evaluate(() => {
          const seen = { down: 0, painted: 0, shown: 0, tasks: [] as [number, number][] }
          Object.assign(window, { seen })
          new PerformanceObserver((list) => {
            for (const each of list.getEntries()) seen.tasks.push([each.startTime, each.duration])
          }).observe({ entryTypes: ['longtask'] })
          addEventListener(
            'click',
            (event) => {
              seen.down = event.timeStamp
              const look = () => {
                const dialog = document.querySelector('#wisp-gallery')
                if (dialog && !seen.painted) {
                  const c = new MessageChannel()
                  c.port1.onmessage = () => {
                    seen.painted ||= performance.now()
                  }
                  c.port2.postMessage(0)
                }
                if (dialog?.querySelector('.wisp-gallery-large img')) {
                  seen.shown = performance.now()
                  return
                }
                requestAnimationFrame(look)
              }
              requestAnimationFrame(look)
            },
            true,
          )
        })
        await page.locator('main a').nth(4).hover()
        await page.waitForTimeout(400)
        await page.mouse.down()
        await page.mouse.up()
        await expect
          .poll(() => page.evaluate(() => (window as never as { seen: { shown: number } }).seen.shown), {
            timeout: 20000,
          })
          .toBeGreaterThan(0)
        await page.waitForTimeout(1500)
        const s = await page.evaluate(
          () =>
            (window as never as { seen: { down: number; painted: number; shown: number; tasks: [number, number][] } })
              .seen,
        )
        const key = `${rate}x ${count}`
        const row = found.get(key) ?? { task: [], painted: [], shown: [], late: [] }
        found.set(key, row)
        const after = s.tasks.filter(([at, d]) => at + d > s.down)
        row.task.push(Math.max(0, ...after.map(([, d]) => d)))
        row.painted.push(s.painted - s.down)
        row.shown.push(s.shown - s.down)
        row.late.push(after.length)
        await page.close()
      }
  for (const [key, { task, painted, shown, late }] of found)
    console.log(
      key,
      'longest task',
      median(task),
      task.map(Math.round).join(' '),
      '| painted',
      Math.round(median(painted)),
      '| picture',
      Math.round(median(shown)),
      '| long tasks',
      late.join(' '),
    )
}, 900_000)
