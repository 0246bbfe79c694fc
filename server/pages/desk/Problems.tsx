/** What is wrong with how visitors reach the server. */
export const Problems = ({ problems }: { problems: string[] }) => (
  <div role="status">
    {problems.map((problem) => (
      <p className="error" key={problem}>
        {problem}
      </p>
    ))}
  </div>
)
