/** Logo and name. */
export const Brand = () => (
  <span className="brand">
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d="M7 20c4 0 5-9 9-9s4 6 9 4" />
      <circle cx="9" cy="12" r="2" />
    </svg>
    Wisp <span>Desk</span>
  </span>
)
