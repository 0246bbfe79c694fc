import { describe, expect, it } from 'vitest'
import type { Language } from '../../../shared/model/text'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { draws, everydayRows } from '../../support/everyday-share'
import { close, game, heading, inPopup, LOSE, only, open, prize, visitGame, WIN } from './game'
import { expectIdle } from './trace'

const fixture = withWorld()

const LEAST = 2
const COUNTS = Array.from({ length: 23 }, (_, index) => index + LEAST)
const idOf = (count: number): string => `wheelof${`${count}`.padStart(6, '0')}`

/**
 * Runs in the page: opens one wheel after the other and spins it. Returns what was drawn and what lies under the
 * pointer.
 */
const spinAll = async (ids: string[]): Promise<[prizeLabel: string, pointerLabel: string][]> => {
  const { wisp } = window as unknown as { wisp: { open(id: string): Promise<boolean>; close(id: string): void } }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const until = async <T>(look: () => T | null | undefined): Promise<T> => {
    for (;;) {
      const value = look()
      if (value) return value
      await frame()
    }
  }
  const spins: [string, string][] = []
  for (const id of ids) {
    void wisp.open(id)
    const root = await until(() => document.querySelector('wisp-popup')?.shadowRoot)
    const button = await until(() => root.querySelector<HTMLElement>('.wisp-spin'))
    button.click()
    const status = await until(() => root.querySelector('[role=status]')?.textContent)
    const { left, right, top, height } = (root.querySelector('.wisp-wheel') as Element).getBoundingClientRect()
    const rtl = getComputedStyle(root.querySelector('.wisp-frame') as Element).direction === 'rtl'
    const under = root.elementFromPoint(rtl ? left + 12 : right - 12, top + height / 2)
    spins.push([status, `Prize ${under?.closest('[data-slice]')?.getAttribute('data-slice')}`])
    wisp.close(id)
    await until(() => !document.querySelector('wisp-popup'))
  }
  return spins
}

describe('a wheel', () => {
  const spinCount = COUNTS.length * draws(1, 4)

  // The framework has no part in the places of the slices.
  it.runIf(isShipped())(
    `stops with the drawn slice under its pointer: ${spinCount} spins of wheels of 2 to 24 slices`,
    async () => {
      const wheels = COUNTS.map((count) => {
        const prizes = Array.from({ length: count }, (_, index) => prize(`Prize ${index}`, { winner: false, code: '' }))
        const language: Language = count % 2 ? 'he' : 'en'
        return game('wheel', 'after', prizes, { id: idOf(count), language })
      })
      await fixture.world.show(...wheels)
      // Without consent, the draws are the only calls.
      fixture.world.put('/unreported', 'data-consent="required"')
      const ids = Array.from({ length: spinCount }, (_, index) => idOf((index % COUNTS.length) + LEAST))
      // In parallel, because each visitor waits most of the time.
      const visitors = [0, 1, 2, 3].map(async (visitorIndex) => {
        const { page, decided } = await fixture.world.visit('/unreported', { reducedMotion: 'reduce' })
        await decided()
        return page.evaluate(
          spinAll,
          ids.filter((_, index) => index % 4 === visitorIndex),
        )
      })
      const spins = (await Promise.all(visitors)).flat()
      expect(spins).toHaveLength(spinCount)
      for (const [prizeLabel, pointerLabel] of spins) expect(pointerLabel).toBe(prizeLabel)
    },
  )

  it('spins for 7 seconds by transform alone, and celebrates a win when it stops, also on a strict page', async () => {
    const visit = await visitGame(
      fixture.world,
      game('wheel', 'never', WIN),
      { reducedMotion: 'no-preference' },
      '/csp',
    )
    const { page } = visit
    await page.locator('.wisp-wheel').click({ position: { x: 150, y: 60 } })
    const running = `root.querySelector('.wisp-rotor').getAnimations()`
    await expect.poll(() => inPopup(page, `return ${running}.length`)).toBe(1)
    // Slow enough to be measured.
    await inPopup(page, `${running}[0].playbackRate = 0.2`)
    await expectIdle(page)
    const motion = await inPopup(
      page,
      `const [motion] = ${running}
      const moved = motion.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      const { duration } = motion.effect.getTiming()
      motion.finish()
      return { duration, moved: [...new Set(moved.filter((key) => !/offset|easing|composite/i.test(key)))] }`,
    )
    expect(motion).toEqual({ duration: 7_000, moved: ['transform'] })
    await expect.poll(() => inPopup(page, `return Boolean(root.querySelector('.wisp-confetti'))`)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await inPopup(page, `return getComputedStyle(root.querySelector('.wisp-confetti')).display`)).toBe('none')
    await page.emulateMedia({ media: 'screen' })
    await heading(page, 'You won Tea')
    await close(visit)
  })

  it.runIf(isShipped())(
    'closed while it spins and opened again, plays for the same submission; after the end, for another',
    async () => {
      const visit = await visitGame(fixture.world, game('wheel', 'never', LOSE), { reducedMotion: 'no-preference' })
      const { page } = visit
      const submissions: (string | null)[] = []
      page.on('request', (request) => {
        if (request.url().includes('/draw/'))
          submissions.push(new URLSearchParams(request.postData() ?? '').get('submission_id'))
      })
      const spin = async (): Promise<void> => {
        // A double click is one play.
        await page.getByRole('button', { name: 'Spin' }).dblclick()
        await expect
          .poll(() => inPopup(page, `return root.querySelector('.wisp-rotor').getAnimations().length`))
          .toBe(1)
      }
      await spin()
      await close(visit)
      await open(visit)
      await spin()
      // The wheel turns endlessly until the server has drawn.
      const endTime = `root.querySelector('.wisp-rotor').getAnimations()[0].effect.getComputedTiming().endTime`
      await expect.poll(() => inPopup(page, `return Number.isFinite(${endTime})`)).toBe(true)
      await inPopup(page, `root.querySelector('.wisp-rotor').getAnimations()[0].finish()`)
      await heading(page, 'Not today')
      await close(visit)
      await open(visit)
      await spin()
      const [first, second, third] = submissions
      expect(submissions).toHaveLength(3)
      expect(second).toBe(first)
      expect(third).not.toBe(first)
    },
  )

  it.runIf(isShipped()).each(
    everydayRows(
      [
        ['dark', '#102030', 'rgb(255, 255, 255)'],
        ['light', '#ffe14d', 'rgb(0, 0, 0)'],
        ['of medium lightness, where white could not be read', '#a06fd8', 'rgb(0, 0, 0)'],
        ['of medium lightness, where black could not be read', '#b3261e', 'rgb(255, 255, 255)'],
      ],
      { kindOf: ([, , letters]) => letters },
    ),
  )('has readable text on an accent %s', async (_, accent, letters) => {
    const popup = game('wheel', 'never', WIN)
    const { page } = await visitGame(fixture.world, {
      ...popup,
      html: `<style>.wisp-frame { --accent: ${accent} }</style>${popup.html}`,
    })
    const painted = await inPopup(
      page,
      `const pen = document.createElement('canvas').getContext('2d')
      pen.fillStyle = getComputedStyle(root.querySelector('.wisp-slice text')).fill
      pen.fillRect(0, 0, 1, 1)
      return 'rgb(' + [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ') + ')'`,
    )
    expect(painted).toBe(letters)
  })

  it('pressed before the lead is given, says what is missing', async () => {
    const { page, requests } = await visitGame(fixture.world, game('wheel', 'first', only(prize('Tea'))))
    await page.getByRole('button', { name: 'Spin' }).click()
    await expect.poll(() => page.locator('.wisp-problem').textContent()).toBe('Please fill in this field')
    expect(requests.join()).not.toContain('draw')
  })
})
