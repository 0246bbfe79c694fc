import type { Live } from './live'

/** The owner's choice of a way to close. */
export const Close = ({ live: { design, words } }: { live: Live }) => {
  const { closeControl, contentLock } = design
  if (contentLock || closeControl === 'none') return null
  return (
    <button
      type="button"
      className={`wisp-close ${closeControl}`}
      part="close"
      aria-label={words.close}
      data-wisp-action={closeControl}
    >
      {closeControl !== 'x' && words.close}
    </button>
  )
}
