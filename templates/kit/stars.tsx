/** Ratings as stars. */

const STAR = 'M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z'

/** Five stars. @param title what screen readers say; without it, only drawn */
export const Stars = ({ title }: { title?: string }) => (
  <svg
    className="stars"
    viewBox="0 0 128 24"
    role={title && 'img'}
    aria-label={title}
    aria-hidden={!title || undefined}
  >
    {[0, 26, 52, 78, 104].map((x) => (
      <path key={x} d={STAR} transform={`translate(${x})`} />
    ))}
  </svg>
)

/** Five stars of which as many are filled as `filled` says, in percent of their width. */
export const Rated = ({ filled }: { filled: string }) => (
  <svg className="stars rated" viewBox="0 0 128 24" aria-hidden="true">
    <linearGradient id="rated" gradientUnits="userSpaceOnUse" x2="128">
      <stop offset={filled} stopColor="var(--star, var(--second))" />
      <stop offset={filled} stopColor="color-mix(in srgb, currentcolor 30%, transparent)" />
    </linearGradient>
    {/* A single path, so that the gradient runs through all five stars. */}
    <path fill="url(#rated)" d={[12, 38, 64, 90, 116].map((x) => STAR.replace('M12', `M${x}`)).join('')} />
  </svg>
)
