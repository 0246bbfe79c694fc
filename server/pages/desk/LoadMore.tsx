import { useAction } from './hooks'

/** Loads older rows of a list. */
export const LoadMore = ({ more }: { more(): Promise<void> }) => {
  const older = useAction(more)
  return (
    <footer>
      <button className="button" type="button" aria-disabled={older.busy} onClick={older.run}>
        {older.busy ? 'Loading…' : 'Load more'}
      </button>
      <span className="error" role="alert">
        {older.failed && 'Could not be loaded. Try again.'}
      </span>
    </footer>
  )
}
