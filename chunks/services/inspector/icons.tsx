/** Icons that show the state without relying on colour. The word beside each icon says the same. */
const ICON_PATHS = {
  tick: 'M3 8.5l3.2 3.2L13 5',
  cross: 'M4 4l8 8M12 4l-8 8',
  watching: 'M8 4.5V8l2.5 2M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8',
  off: 'M4 8h8',
  fold: 'M4 6l4 4 4-4',
  unfold: 'M4 10l4-4 4 4',
  copy: 'M6 2.5h7v8H6zM6 5.5H3v8h7v-3',
}

export const Icon = ({ of }: { of: keyof typeof ICON_PATHS }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={ICON_PATHS[of]} />
  </svg>
)
