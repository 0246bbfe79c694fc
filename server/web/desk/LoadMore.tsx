import { useAction } from './hooks'

interface Props {
  more(): Promise<void>
  label?: string | undefined
}

/** Loads older rows of a list. */
export const LoadMore = ({ more, label = 'Load more' }: Props) => {
  const older = useAction(more)
  return (
    <footer>
      <button className="button" type="button" aria-disabled={older.busy} onClick={older.run}>
        {older.busy ? 'Loading…' : label}
      </button>
      <span className="error" role="alert">
        {older.failed && 'Could not be loaded. Try again.'}
      </span>
    </footer>
  )
}
