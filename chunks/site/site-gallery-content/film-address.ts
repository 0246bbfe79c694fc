/** Film services refuse to be framed under the address that visitors see; they have another for it. */

const youtube = ({ hostname, pathname, searchParams }: URL): URL | undefined => {
  const path =
    hostname === 'youtu.be'
      ? pathname
      : (/^\/(?:shorts|live|embed)(\/.*)/.exec(pathname)?.[1] ?? `/${searchParams.get('v')}`)
  const [, id = ''] = /^\/([\w-]{11})\/?$/.exec(path) ?? []
  if (!id) return
  const embed = new URL(`https://www.youtube-nocookie.com/embed/${id}`)
  // `90` or `90s`
  const [start] = /^\d+(?=s?$)/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '') ?? []
  const list = searchParams.get('list')
  if (start) embed.searchParams.set('start', start)
  if (list) embed.searchParams.set('list', list)
  return embed
}

const vimeo = ({ pathname, searchParams }: URL): URL | undefined => {
  const [, id, secret] = /^\/(?:channels\/[\w-]+\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  if (!id) return
  const embed = new URL(`https://player.vimeo.com/video/${id}?dnt=1`)
  const hash = secret ?? searchParams.get('h')
  if (hash) embed.searchParams.set('h', hash)
  return embed
}

const FILM_SERVICES: [RegExp, (url: URL) => URL | undefined][] = [
  [/^((www|m)\.)?(youtube(-nocookie)?\.com|youtu\.be)$/, youtube],
  [/^(www\.)?vimeo\.com$/, vimeo],
]

/** The address under which a service's film can be framed; undefined for all other addresses. */
export const filmAddress = (url: URL): URL | undefined =>
  FILM_SERVICES.find(([host]) => host.test(url.hostname))?.[1](url)
