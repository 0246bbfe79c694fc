/**
 * Writes a small file in the MMDB format, by its public description (https://maxmind.github.io/MaxMind-DB/): a binary
 * tree over the bits of an address, then the records, then the metadata.
 */
import { isIPv4 } from 'node:net'

type Value = string | number | string[] | { [key: string]: Value }

const TYPES = { string: 2, number: 6, map: 7, array: 11 } as const
const MARKER = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])

/** The type in the three upper bits, or 0 and then the type beyond 7; the size in the rest, above 28 in one more byte. */
const control = (type: number, size: number): Buffer => {
  const high = type > 7 ? 0 : type << 5
  const more = [...(type > 7 ? [type - 7] : []), ...(size > 28 ? [size - 29] : [])]
  return Buffer.from([high | Math.min(size, 29), ...more])
}

const bytesOf = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0) & 3)
}

const encode = (value: Value): Buffer => {
  if (typeof value === 'string')
    return Buffer.concat([control(TYPES.string, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') return Buffer.concat([control(TYPES.number, bytesOf(value).length), bytesOf(value)])
  if (Array.isArray(value)) return Buffer.concat([control(TYPES.array, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([control(TYPES.map, entries.length), ...entries.flat().map(encode)])
}

/** The first `length` bits of an address; IPv4 stands in the last 32 of 128. */
const bitsOf = (network: string): number[] => {
  const [address = '', length = ''] = network.split('/')
  const hex = isIPv4(address)
    ? `${'0'.repeat(24)}${address
        .split('.')
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`
    : new URL(`http://[${address}]`).hostname
        .slice(1, -1)
        .replace('::', `:${'0:'.repeat(9 - address.split(':').filter(Boolean).length)}`)
        .split(':')
        .filter(Boolean)
        .slice(0, 8)
        .map((group) => group.padStart(4, '0'))
        .join('')
  const bits = [...hex].flatMap((digit) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit ? 1 : 0)))
  return bits.slice(0, Number(length) + (isIPv4(address) ? 96 : 0))
}

/** A node's two branches: another node, a record (by its offset), or nothing. */
type Branch = { node: number } | { data: number } | undefined

/** @param networks records by network, like `192.0.2.0/24` */
export const mmdbOf = (networks: Record<string, Value>): Buffer => {
  const nodes: [Branch, Branch][] = [[undefined, undefined]]
  const records: Buffer[] = []
  for (const [network, value] of Object.entries(networks)) {
    const data = records.reduce((sum, { length }) => sum + length, 0)
    records.push(encode(value))
    const bits = bitsOf(network)
    let index = 0
    for (const bit of bits.slice(0, -1)) {
      const next = nodes[index]?.[bit] ?? { node: nodes.push([undefined, undefined]) - 1 }
      if (!('node' in next)) throw new Error(`${network} lies in another network`)
      ;(nodes[index] as Branch[])[bit] = next
      index = next.node
    }
    ;(nodes[index] as Branch[])[bits.at(-1) as number] = { data }
  }
  const tree = Buffer.alloc(nodes.length * 8)
  for (const [index, branch] of nodes.flat().entries()) {
    const pointer = branch && ('node' in branch ? branch.node : nodes.length + 16 + branch.data)
    tree.writeUInt32BE(pointer ?? nodes.length, index * 4)
  }
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_900_000_000,
    database_type: 'Test',
    description: { en: 'Test' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 32,
  })
  return Buffer.concat([tree, Buffer.alloc(16), ...records, MARKER, metadata])
}
