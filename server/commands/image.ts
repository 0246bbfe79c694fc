import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { tooManyBytes } from '../files/picture-limits'
import type { Images, StoredImage } from '../images/image'
import { imageTag } from '../images/tag'
import { why } from '../lib/data-folder'
import { Invalid, invalid, type Problem, refuse } from '../lib/invalid'
import { serverOrigin } from '../process/running-server'
import { type Command, chooseSite, chosen, textOption } from './command'
import { confirm } from './confirm'
import { withImages } from './with-images'

/** Does not read more than may be kept. */
const readBounded = async (file: string): Promise<Uint8Array> => {
  try {
    const stats = await stat(file)
    if (!stats.isFile()) throw invalid('is no file', { file })
    const heavy = tooManyBytes(stats.size)
    if (heavy !== undefined) throw invalid(heavy, { file })
    return await readFile(file)
  } catch (error) {
    if (error instanceof Invalid) throw error
    throw invalid(`cannot be read: ${why(error)}`, { file })
  }
}

const addFile = async (images: Images, siteKey: string, file: string): Promise<StoredImage> => {
  const content = await readBounded(file)
  try {
    return await images.add(siteKey, basename(file), content)
  } catch (error) {
    throw error instanceof Invalid ? invalid(error.message, { file }) : error
  }
}

const sizeOf = ({ width, height }: StoredImage): string => `${width} × ${height}`

export const imageAdd: Command = {
  name: 'image add',
  args: 'FILE… [--site KEY]',
  help: 'keep pictures, and print for each its id, its size and a tag to paste',
  options: { site: { type: 'string' } },
  argumentCount: 'some',
  async run(world, files, options) {
    const origin = await serverOrigin(world.config)
    const failed = await withImages(world, async (images, store) => {
      const { key } = await chooseSite(store, textOption(options, 'site'))
      const problems: Problem[] = []
      // One after the other, each printed at once: a large photo takes a moment.
      for (const [index, file] of files.entries()) {
        world.say(`Storing ${basename(file)}, ${index + 1} of ${files.length}`)
        await addFile(images, key, file).then(
          (image) => world.print(`${image.id}\t${sizeOf(image)}\t${image.name}\n${imageTag(image, origin)}\n`),
          (error) => {
            if (!(error instanceof Invalid)) throw error
            problems.push(...error.problems)
          },
        )
      }
      return problems
    })
    refuse(failed)
  },
}

export const imageList: Command = {
  name: 'image list',
  args: '[--site KEY]',
  help: 'the pictures: id, site, size, bytes, name',
  options: { site: { type: 'string' } },
  argumentCount: 0,
  async run(world, _, options) {
    const site = textOption(options, 'site')
    const images = await withImages(world, async (all, store) =>
      all.list(site === undefined ? undefined : (await chooseSite(store, site)).key),
    )
    for (const image of images)
      world.print([image.id, image.siteKey, sizeOf(image), image.bytes, image.name].join('\t'))
  },
}

export const imageRemove: Command = {
  name: 'image remove',
  args: 'ID [--yes]',
  help: 'remove a picture, after asking; pages that use it show nothing there',
  options: { yes: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [id = ''], options) {
    const image = await withImages(world, async (images) => {
      const image = await chosen('picture', id, {
        command: 'image',
        found: await images.find(id),
        ids: async () => (await images.list()).map((image) => image.id),
      })
      await confirm(
        `Remove the picture "${image.name}" (${id})? Pages that use it show nothing there.`,
        options.yes === true,
      )
      await images.remove(id)
      return image
    })
    world.print(`${image.id}\t${image.name}\tremoved`)
  },
}
