/** A store for the bytes of originals. */
export interface Originals {
  write(id: string, content: Uint8Array): Promise<void>
  /** undefined: not there. */
  read(id: string): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
}

/** The place does not answer, or not as it should. Its message holds no secrets. */
export class OriginalsUnavailable extends Error {}
