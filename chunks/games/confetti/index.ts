/** Confetti over the whole window, once. */
import confetti from 'canvas-confetti'
import { guard, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import type { ConfettiChunk } from '../../types/gamified/celebrate-win'

const PAPER_COLOURS = ['#b9694a', '#dd9a78', '#e0b65c', '#7f9178', '#2f4f3f', '#f7f1e7']

/** From both sides towards the middle. */
const BURSTS = [
  { angle: 60, origin: { x: 0, y: 0.75 } },
  { angle: 120, origin: { x: 1, y: 0.75 } },
]

const throwConfetti = (root: ShadowRoot): Stop => {
  const canvas = doc.createElement('canvas')
  Object.assign(canvas, { className: 'wisp-confetti', width: innerWidth, height: innerHeight })
  canvas.ariaHidden = 'true'
  root.append(canvas)
  // On top of the popup, which is on top of everything.
  canvas.popover = 'manual'
  canvas.showPopover?.()
  // A worker would be made from a blob, which strict pages refuse.
  const fire = confetti.create(canvas, { useWorker: false })
  const falling = BURSTS.map((burst) =>
    fire({ ...burst, particleCount: 80, spread: 62, startVelocity: 58, colors: PAPER_COLOURS }),
  )
  const stop = (): void => {
    fire.reset()
    canvas.remove()
  }
  reportRejection(Promise.all(falling).then(stop))
  return stop
}

export const celebrate: ConfettiChunk['celebrate'] = ({ context, root }, phase) => {
  let stop: Stop | undefined
  const unwatch = context.page.signals.effect(() => {
    if (!/revealing|closed/.test(phase.value.name)) stop ??= guard(() => throwConfetti(root))
  })
  return () => {
    unwatch()
    stop?.()
  }
}
