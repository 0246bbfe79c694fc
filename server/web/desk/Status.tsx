/** Whether the data is still being updated. */
export const Status = ({ connected }: { connected: boolean }) => (
  <p className={connected ? 'status' : 'status away'} role="status">
    {connected ? 'Live' : 'Reconnecting…'}
  </p>
)
