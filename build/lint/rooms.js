/**
 * The rooms of the server, in the order of ARCHITECTURE.md: each stands on those before it. web/ is the code of browsers, and
 * no room.
 */
export const ROOMS =
  `lib words patterns template files db http outside sites hosted desk results popups cache events targeting
  reports gallery display leads prizes forms pages shop mount images webhooks builds weight health store process backup doctor
  commands`.split(/\s+/)

/** app.ts is made of rooms, and run by those from this one on. */
const RUNS_APP = ROOMS.indexOf('process')

/** The lowest rooms stand on fewer than there are before them. @type {Map<string, string[]>} */
const BASE = new Map([
  ['lib', []],
  ['patterns', []],
  ['template', ['lib', 'patterns']],
  ['files', ['lib', 'template']],
  ['db', ['lib', 'template']],
  ['http', ['lib', 'db']],
])

/** What each room may import from server/, and what to do instead. */
export const roomRules = () =>
  ROOMS.map((room, index) => {
    const beneath = BASE.get(room)
    if (beneath)
      return { room, from: beneath, instead: 'all rooms stand on this one; have it passed in, or move it beneath' }
    return {
      room,
      from: [...ROOMS.slice(0, index), ...(index < RUNS_APP ? [] : ['app'])],
      instead: 'a room stands on those before it (ARCHITECTURE.md); have it passed in, or move it there',
    }
  })
