import { LIMITED, loadSharp } from './sharp'

/** The last two bytes of every JPEG. */
const END = Buffer.from([0xff, 0xd9])

/** A JPEG that lacks nothing but its last two bytes, with them; undefined for any other. */
export const withEnd = async (content: Uint8Array): Promise<Uint8Array | undefined> => {
  const sharp = await loadSharp()
  const whole = Buffer.concat([content.at(-1) === END[0] ? content.subarray(0, -1) : content, END])
  try {
    // A picture that goes on where the end is now has a warning, in full size only.
    await sharp(whole, { ...LIMITED, failOn: 'warning' })
      .raw()
      .toBuffer()
    return whole
  } catch {
    // Something else is wrong with it.
  }
}
