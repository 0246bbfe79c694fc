/** Wrong settings of the public address or the proxy, above everything else on the desk. */
export const Problems = ({ problems }: { problems: string[] }) => (
  <div role="status">
    {problems.map((problem) => (
      <p className="error" key={problem}>
        {problem}
      </p>
    ))}
  </div>
)
