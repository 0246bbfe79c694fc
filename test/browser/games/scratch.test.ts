import { expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { inBoth } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { CLOCK } from '../../support/on-request'
import { game, heading, heard, inPopup, visitGame, WIN, waitForResult } from './game'

const fixture = withWorld()

it.each(everydayRows(inBoth(['touch', 'mouse', 'pen'] as const)))(
  'a scratch card, by %s: nothing is under the foil before the first touch, and scratching half of it is enough',
  async (how) => {
    const hasTouch = how === 'touch'
    // A phone's screen has more pixels.
    const screen = { hasTouch, deviceScaleFactor: hasTouch ? 3 : 1 }
    const visit = await visitGame(fixture.world, game('scratch', 'never', WIN), { ...screen, ...CLOCK })
    const { page } = visit
    const foil = page.locator('.wisp-foil')
    const under = page.locator('.wisp-under')
    const box = await foil.boundingBox()
    if (!box) throw new Error('no foil')
    expect(await under.textContent()).toBe('')
    const cdp = await page.context().newCDPSession(page)
    const put = async (phase: 'Start' | 'Move' | 'End', across: number, down: number) => {
      const point = { x: box.x + box.width * across, y: box.y + box.height * down }
      if (hasTouch) {
        const touchPoints = phase === 'End' ? [] : [point]
        await cdp.send('Input.dispatchTouchEvent', { type: `touch${phase}`, touchPoints })
        return
      }
      const type = ({ Start: 'mousePressed', Move: 'mouseMoved', End: 'mouseReleased' } as const)[phase]
      const pressed = { button: 'left', buttons: 1, clickCount: 1, pointerType: how } as const
      await cdp.send('Input.dispatchMouseEvent', { type, ...point, ...pressed })
    }
    await put('Start', 0.05, 0.1)
    await expect.poll(() => under.textContent()).toBe('Tea')
    await put('Move', 0.95, 0.1)
    expect(await foil.getAttribute('class')).not.toContain('bare')
    // The foil is gone where the finger was, and nowhere else.
    const opacity = async (across: number, down: number) =>
      inPopup(
        page,
        `const foil = root.querySelector('.wisp-foil')
        const pixel = foil.getContext('2d').getImageData(foil.width * ${across}, foil.height * ${down}, 1, 1)
        return pixel.data[3]`,
      )
    expect([await opacity(0.5, 0.1), await opacity(0.5, 0.5)]).toEqual([0, 255])
    expect(await inPopup(page, `return root.querySelector('.wisp-foil').width`)).toBe(hasTouch ? 1_200 : 600)
    // It stays the same when the phone is turned or the window resized.
    await page.setViewportSize({ width: 844, height: 390 })
    expect(await opacity(0.5, 0.1)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const down of [0.3, 0.5, 0.7]) {
      await put('Move', 0.95, down)
      await put('Move', 0.05, down)
    }
    await put('End', 0.05, 0.7)
    await expect.poll(() => foil.getAttribute('class')).toContain('bare')
    await waitForResult(visit, 'Tea')
    await heading(page, 'You won Tea')
    // The page behind has not scrolled.
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)

it('pressing “Reveal” moves the focus to the result, until the next screen takes it', async () => {
  const visit = await visitGame(fixture.world, game('scratch', 'never', WIN), CLOCK)
  const { page } = visit
  await page.getByRole('button', { name: 'Reveal' }).focus()
  await page.keyboard.press('Enter')
  await heard(visit, 'Tea')
  expect(await inPopup(page, 'return root.activeElement?.textContent')).toBe('Tea')
  await waitForResult(visit, 'Tea')
  await heading(page, 'You won Tea')
  expect(await inPopup(page, 'return root.activeElement?.textContent')).toBe('You won Tea')
})
