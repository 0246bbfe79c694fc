/**
 * Bytes that some answer still holds are not read into memory a second time: a thousand slow readers of a picture share
 * them.
 */

/** Bytes: what is smaller is read again. */
const MIN_SHARED_BYTES = 64 * 1024

interface Reference {
  buffer: WeakRef<ArrayBufferLike>
  offset: number
  length: number
}

export const createInUse = () => {
  const references = new Map<string, Reference>()
  const freed = new FinalizationRegistry<string>((key) => {
    if (!references.get(key)?.buffer.deref()) references.delete(key)
  })
  return {
    get(key: string): Uint8Array | undefined {
      const reference = references.get(key)
      const buffer = reference?.buffer.deref()
      return reference && buffer && new Uint8Array(buffer, reference.offset, reference.length)
    },
    keep(key: string, content: Uint8Array): Uint8Array {
      const { buffer, byteOffset: offset, byteLength: length } = content
      if (length < MIN_SHARED_BYTES) return content
      references.set(key, { buffer: new WeakRef(buffer), offset, length })
      freed.register(buffer, key)
      return content
    },
  }
}
