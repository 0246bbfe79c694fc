import type { Prize } from '../../../shared/model/prize'
import type { Stop } from '../../../shared/platform/dom'
import { calm, type Live } from '../../core/ui/index'
import type { ConfettiChunk } from '../../games/confetti/index'

/** What wins is celebrated, once it is shown: fetched while it is not. Never for who asked for less motion. */
export const celebration = ({ context, root }: Live, { winner }: Prize): (() => Stop) => {
  if (!winner || calm()) return () => () => {}
  const loading = context.page.load<ConfettiChunk>('confetti')
  loading.catch(() => {})
  return () => {
    let stop: Stop | undefined
    let over = false
    // Without it a prize is a prize all the same.
    loading.then(
      ({ celebrate }) => {
        if (!over) stop = celebrate(root)
      },
      () => {},
    )
    return () => {
      over = true
      stop?.()
    }
  }
}
