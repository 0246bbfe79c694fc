/** Compares where designs are lighter and darker: two designs of a type must not be the same in other colours. */
import sharp from 'sharp'

export interface Bones {
  /** Width by height. */
  shape: number
  /** 16 × 16 greys, 0 to 255, in base64. */
  grey: string
}

/** The greatest likeness that two designs may have, from -1 to 1. */
const LIKENESS_MAX = 0.85
/** Frames of other proportions are no likeness. */
const OTHER_SHAPE = 1.4

/** The shape and greys of a picture of the whole frame. */
export const bonesOf = async (picture: Buffer): Promise<Bones> => {
  const { width, height } = await sharp(picture).metadata()
  const grey = await sharp(picture).greyscale().resize(16, 16, { fit: 'fill' }).raw().toBuffer()
  return { shape: width / height, grey: grey.toString('base64') }
}

/** Without its mean and its contrast: only where it is lighter and darker counts, not how much. */
export const shapeOf = (bones: Bones | undefined): number[] => {
  const greys = [...Buffer.from(bones?.grey ?? '', 'base64')]
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length
  const spread = Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0)) || 1
  return greys.map((grey) => (grey - mean) / spread)
}

const likeness = (bones: Bones | undefined, other: Bones | undefined): number => {
  const [wide = 1, narrow = 1] = [bones?.shape ?? 0, other?.shape ?? 0].sort((a, b) => b - a)
  if (wide / narrow > OTHER_SHAPE) return 0
  const others = shapeOf(other)
  return shapeOf(bones).reduce((sum, value, index) => sum + value * (others[index] ?? 0), 0)
}

/** Pairs of these that are too much alike. */
export const alikeOf = (bones: Record<string, Bones>, names: readonly string[]): string[] =>
  names.flatMap((name, index) =>
    names.slice(index + 1).flatMap((other) => {
      const score = likeness(bones[name], bones[other])
      return score > LIKENESS_MAX ? [`${name} and ${other}: ${score.toFixed(2)}`] : []
    }),
  )
