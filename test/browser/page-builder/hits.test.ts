import { describe, expect, it } from 'vitest'
import { isShipped } from '../../support/both'
import { withBuiltPages } from '../../support/built-page'

const held = withBuiltPages()

describe.runIf(isShipped())('hits', () => {
  it.each(['builder-original', 'builder-ours'] as const)('of %s', async (name) => {
    const { world, built } = held
    const { page } = await world.visit(built.page(name))
    await page.getByRole('button', { name: 'See the courses' }).click()
    await page.close()
    await expect.poll(() => built.hits.length).toBe(3)
    console.log(built.hits)
  })
})
