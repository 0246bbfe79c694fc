/** Sends a form and tells how much of it has been sent, which fetch cannot. */

interface Upload {
  url: string
  token: string
  body: FormData
  /** 0 to 1. */
  progress(share: number): void
  signal: AbortSignal
}

interface Answered {
  /** HTTP status; 0: no response. */
  status: number
  text: string
}

/** Longer than the largest file takes on a slow line; a connection that hangs does not hold up the others for good. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000

export const upload = ({ url, token, body, progress, signal }: Upload): Promise<Answered> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.timeout = UPLOAD_TIMEOUT_MS
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total ? loaded / total : 0))
    request.addEventListener('loadend', () => resolve({ status: request.status, text: request.responseText }))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) resolve({ status: 0, text: '' })
    else request.send(body)
  })
