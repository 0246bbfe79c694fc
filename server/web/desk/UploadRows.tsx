import { progressOf } from './pictures'
import type { Upload, UploadList, Uploads } from './uploads'

interface Props {
  list: UploadList
  uploads: Uploads
}

/** The share that has been sent; once all has, the server looks at the file, and nobody knows for how long. */
const Progress = ({ name, share }: Upload) => (
  <progress aria-label={`${name} is being added`} value={share < 1 ? share : undefined} />
)

const Failed = ({ upload: { key, name, why, again }, uploads }: { upload: Upload; uploads: Uploads }) => (
  <li>
    <p>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      was not added. {why}.
    </p>
    {again && (
      <button className="button" type="button" onClick={() => uploads.retry(key)}>
        Try again<span className="visually-hidden"> to add {name}</span>
      </button>
    )}
    <button className="button quiet" type="button" onClick={() => uploads.dismiss(key)}>
      Dismiss<span className="visually-hidden"> the message about {name}</span>
    </button>
  </li>
)

/** The files that are being added, and those that were refused. The live regions are always there, so that they are read. */
export const UploadRows = ({ list, uploads }: Props) => {
  const sending = list.uploads.find(({ state }) => state === 'sending')
  const failed = list.uploads.filter(({ state }) => state === 'failed')
  return (
    <div className="uploads">
      <div className="sending">
        <p role="status">{progressOf(list)}</p>
        {sending && <Progress {...sending} />}
      </div>
      <div role="alert">
        {failed.length > 0 && (
          <ul>
            {failed.map((upload) => (
              <Failed key={upload.key} upload={upload} uploads={uploads} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
