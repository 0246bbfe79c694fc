import { describe, expect, it } from 'vitest'
import { isAllowedAddress, problemOfUrl, readAllowed } from '../../../../server/outside/allowed-addresses'

const NOTHING_ALLOWED = { hosts: new Set<string>(), ranges: [] }
const isPublic = (address: string): boolean => isAllowedAddress(address, 'some.example', NOTHING_ALLOWED)
const allowing = (text: string) => readAllowed(text) ?? expect.unreachable('not readable')

describe('addresses', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '::ffff:8.8.8.8'])(
    'may be called if they are public: %s',
    (address) => expect(isPublic(address)).toBe(true),
  )

  it.each([
    ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '100.100.100.200', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.1'],
    ...['203.0.113.5', '224.0.0.1', '225.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
    ...['168.63.129.16', '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:0:10.0.0.1'],
    ...['::ffff:169.254.169.254', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '2001:db8::1'],
    ...['3fff::1', 'fe80::1', 'fe90::1', 'febf::1', 'fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '100::1'],
    ...['fe80::1%eth0', '4000::1', '1::1', '5f00::1', 'localhost', '', '1.2.3', '0x7f000001'],
  ])('may not be called otherwise: %s', (address) => expect(isPublic(address)).toBe(false))

  it('may be called if the range or the name is allowed', () => {
    const allowed = allowing('10.0.0.0/8, crm.internal, ::1')
    expect(isAllowedAddress('10.2.3.4', 'any.example', allowed)).toBe(true)
    expect(isAllowedAddress('::ffff:10.2.3.4', 'any.example', allowed)).toBe(true)
    expect(isAllowedAddress('192.168.0.1', 'crm.internal', allowed)).toBe(true)
    expect(isAllowedAddress('192.168.0.1', 'any.example', allowed)).toBe(false)
    expect(isAllowedAddress('::1', 'any.example', allowed)).toBe(true)
    expect(isAllowedAddress('::2', 'any.example', allowed)).toBe(false)
  })
})

describe('the address of a webhook', () => {
  const allowed = allowing('crm.internal,127.0.0.1')
  it.each([
    'https://crm.example/hook?a=1',
    'https://crm.example:8443/',
    'https://8.8.8.8/hook',
    'http://crm.internal:81/hook',
    'http://CRM.internal./hook',
    'http://127.0.0.1:9000/hook',
    'http://2130706433:9000/',
  ])('may be %s', (url) => expect(problemOfUrl(url, allowed)).toBeUndefined())

  it.each([
    ['http://crm.example/hook', 'must begin with https://'],
    ['https://ann:secret@crm.example/', 'must have no name or password in it'],
    ['https://crm.example/#part', 'must have no part after #'],
    ['https://crm.example:25/', 'cannot be on port 25'],
    ['https://10.0.0.1/', 'is not a public address'],
    ['https://[::1]/', 'is not a public address'],
    ['https://[::ffff:a00:1]/', 'is not a public address'],
    ['https://0x0a000001/', 'is not a public address'],
    ['ftp://crm.example/', 'must be an address like https://crm.example/hook'],
    ['crm.example', 'must be an address like https://crm.example/hook'],
  ])('cannot be %s', (url, problem) => expect(problemOfUrl(url, allowed)).toBe(problem))
})

it.each(['10.0.0.0/33', 'https://crm.internal', 'a b/c', '-'])('what is allowed cannot be written as %s', (text) =>
  expect(readAllowed(text)).toBeUndefined(),
)
