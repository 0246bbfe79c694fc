import { ago, exactly } from './format'

/** Milliseconds between updates of the relative times. */
export const RENEWAL_MS = 15_000

/** A relative time, with the exact one as its title. */
export const When = ({ at, now }: { at: string; now: number }) => (
  <time dateTime={at} title={exactly(at)}>
    {ago(at, now)}
  </time>
)
