// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detectAdblock } from '../../../../../chunks/services/targeting/adblock'
import { ADBLOCK_BAIT } from '../../../../../shared/model/adblock'
import { send } from '../../../../../shared/page/platform/send'

type Does = 'answers' | 'has none' | 'breaks off' | 'is silent'

let server: Server
let files: string[]

/** Starts a server that does this with requests for the bait, and for the file beside it. */
const start = async (bait: Does, neighbour: Does): Promise<string> => {
  const listener: RequestListener = (request, response) => {
    const file = `${request.url}`.slice(1).split('?')[0] ?? ''
    files.push(file)
    const does = file === ADBLOCK_BAIT ? bait : neighbour
    if (does === 'breaks off') request.socket.destroy()
    else if (does !== 'is silent') response.writeHead(does === 'answers' ? 200 : 404).end()
  }
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

beforeEach(() => {
  files = []
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

describe('an ad blocker', () => {
  it.each<[title: string, bait: Does, neighbour: Does, found: boolean, files: string[]]>([
    ['is detected if only the bait is blocked', 'breaks off', 'answers', true, [ADBLOCK_BAIT, 'own.js']],
    ['is not detected if the bait loads, without further requests', 'answers', 'answers', false, [ADBLOCK_BAIT]],
    ['is not detected if the server has no bait', 'has none', 'answers', false, [ADBLOCK_BAIT]],
    ['is not detected if everything is blocked', 'breaks off', 'breaks off', false, [ADBLOCK_BAIT, 'own.js']],
    ['is not detected without the other file to compare', 'breaks off', 'has none', false, [ADBLOCK_BAIT, 'own.js']],
  ])('%s', async (_, bait, neighbour, found, expected) => {
    // A clock that stands still, so that no machine is too slow.
    vi.useFakeTimers({ toFake: ['performance'] })
    const base = await start(bait, neighbour)
    expect(await detectAdblock({ base, send }, `${base}own.js`)).toBe(found)
    // If a connection breaks off, a client may try another one.
    expect([...new Set(files)]).toEqual(expected)
  })

  it('is not detected on a slow network, and popups do not wait for it', async () => {
    const base = await start('is silent', 'answers')
    expect(await detectAdblock({ base, send }, `${base}own.js`)).toBe(false)
    expect(files).toEqual([ADBLOCK_BAIT])
  })

  it('blocks what EasyList names for every site and every kind of request', () => {
    // `-ad-manager/$~stylesheet` and `-728x90.`: fetch is no style sheet.
    expect(`https://shop.example/${ADBLOCK_BAIT}`).toContain('-ad-manager/')
    expect(`https://shop.example/${ADBLOCK_BAIT}`).toContain('-728x90.')
  })
})
