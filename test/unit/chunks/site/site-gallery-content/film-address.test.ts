import { describe, expect, it } from 'vitest'
import { filmAddress } from '../../../../../chunks/site/site-gallery-content/film-address'

const TUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1'

describe('the address of a film service', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', TUBE],
    ['http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ', `${TUBE}?list=PL1`],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=90', `${TUBE}?start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?t=90s', `${TUBE}?start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?t=x', TUBE],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', TUBE],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?si=x', TUBE],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=5', `${TUBE}?start=5`],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', TUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://www.vimeo.com/channels/staffpicks/76979871', VIMEO],
    ['https://vimeo.com/76979871/abc123', `${VIMEO}&h=abc123`],
    ['https://vimeo.com/76979871?h=abc123', `${VIMEO}&h=abc123`],
  ])('%s can be framed as %s', (address, embed) => {
    expect(filmAddress(new URL(address))?.href).toBe(embed)
  })

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com/@channel',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://player.vimeo.com/video/76979871',
    'https://maps.example/embed',
  ])('%s is framed as it is', (address) => {
    expect(filmAddress(new URL(address))).toBeUndefined()
  })
})
