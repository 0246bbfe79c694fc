import type { ReactNode } from 'react'

/** Placeholder for an empty list, with a hint on how to fill it. */
export const Empty = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="empty">
    <h3>{title}</h3>
    <p>{children}</p>
  </div>
)

export const Loading = () => (
  <p className="loading">
    <span className="visually-hidden">Loading</span>
  </p>
)
