/** A 32-bit hash with an even distribution: FNV-1a with the finalizer of MurmurHash3. */
export const hash = (text: string): number => {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index++) bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
