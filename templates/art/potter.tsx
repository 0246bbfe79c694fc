import * as paint from './palette'

/** A portrait in a round frame. */
export const Potter = () => (
  <svg viewBox="0 0 120 120" aria-hidden="true">
    <clipPath id="potter-frame">
      <circle cx="60" cy="60" r="60" />
    </clipPath>
    <g clipPath="url(#potter-frame)">
      <rect width="120" height="120" fill={paint.PEACH} />
      <path d="M0 0h120v38H0Z" fill="#e5ab8c" />
      <circle cx="60" cy="20" r="13" fill="#3b2a22" />
      <path d="M32 60c0-22 10-34 28-34s28 12 28 34c0 14-4 22-8 26H40c-4-4-8-12-8-26Z" fill="#3b2a22" />
      <path d="M51 74h18v20H51Z" fill="#d9a184" />
      <path d="M40 58c0-14 8-22 20-22s20 8 20 22-8 26-20 26-20-12-20-26Z" fill="#efc3a4" />
      <path d="M38 56c2-16 12-22 24-22 10 0 18 6 20 20-12 0-22-4-28-11-3 7-9 11-16 13Z" fill="#3b2a22" />
      <path
        d="M48 59c1.5-2 5-2 6.5 0M66 59c1.5-2 5-2 6.5 0"
        fill="none"
        stroke="#3b2a22"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M53 70c4 4 10 4 14 0" fill="none" stroke={paint.CLAY_DARK} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M14 120c0-20 14-29 34-30 4 6 20 6 24 0 20 1 34 10 34 30Z" fill={paint.BONE} />
      <path d="M38 91l6-1 2 20h28l2-20 6 1v29H38Z" fill={paint.PINE} />
    </g>
  </svg>
)
