/** The owner's pictures, which `/img/…` answers in any size. */

export interface StoredImage {
  /** 16 letters and digits, and an ending: the start of its addresses. The same picture of the same site has the same id. */
  id: string
  siteKey: string
  /** File name, as the owner called it. */
  name: string
  /** Media type of what is kept. */
  type: string
  /** px, as it is seen: a photo that a camera has marked as turned is turned. */
  width: number
  height: number
  /** More than 1: it is animated. */
  frames: number
  /** Size of the stored file. */
  bytes: number
  /** Milliseconds since 1970. */
  createdAt: number
}

export interface Images {
  /** Keeps a picture; throws an Invalid if it is none that can be kept, whose message goes on after the file's name. */
  add(siteKey: string, name: string, content: Uint8Array): Promise<StoredImage>
  find(id: string): Promise<StoredImage | undefined>
  /** Pictures of one site or of all, oldest first. */
  list(siteKey?: string): Promise<StoredImage[]>
  read(image: StoredImage): Promise<Uint8Array>
  /** False if there is none. */
  remove(id: string): Promise<boolean>
}
