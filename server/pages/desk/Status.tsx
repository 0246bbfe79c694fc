/** Whether what is shown is still being renewed. */
export const Status = ({ connected }: { connected: boolean }) => (
  <p className={connected ? 'status' : 'status away'} role="status">
    {connected ? 'Live' : 'Reconnecting…'}
  </p>
)
