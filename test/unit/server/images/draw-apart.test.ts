import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawApart } from '../../../../server/images/draw-apart'

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6">${inside}</svg>`)

it('draws at the size that is asked for', async () => {
  const png = await drawApart(svg('<rect width="9" height="9"/>'), 300, { timeout: 100_000 })
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 200 })
})

it('gives up a drawing that would take hours, or that is none', async () => {
  /** Each group repeats the one before it nine times. */
  const groups = Array.from(
    { length: 20 },
    (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(9)}</g>`,
  )
  const endless = svg(`<rect id="g0" width="9" height="9"/>${groups.join('')}`)
  // The drawing would never end, so an answer shows that it was given up.
  expect(await drawApart(endless, 300, { timeout: 1_000 })).toBeUndefined()
  expect(await drawApart(Buffer.from('no drawing'), 300)).toBeUndefined()
})

it('gives up a drawing that would take all memory', async () => {
  const layers = Array.from({ length: 2_000 }, (_, index) => `<feFlood result="r${index}"/>`).join('')
  const heavy = svg(`<filter id="f">${layers}</filter><rect filter="url(#f)" width="9" height="6"/>`)
  // Given up for its memory: the time limit is longer than this test may take.
  expect(await drawApart(heavy, 2_000, { timeout: 600_000, memory: 400_000_000 })).toBeUndefined()
})
