/** Page document: sections and their columns. */
import * as v from 'valibot'
import { Id } from '../../files/addresses'
import { flag, keyed, listOf, oneOf, whole } from '../../files/values'
import { SECTION_LOOKS } from '../document'
import type { WrittenColumn, WrittenSection } from '../document-file'
import { ElementFile } from './elements'
import { PictureFile, VideoFile } from './values'

export const ColumnsFile: v.GenericSchema<unknown, WrittenColumn[]> = listOf(
  keyed({
    span: v.exactOptional(whole('a share of twelve, 1 to 12', 1, 12)),
    box: v.exactOptional(flag),
    elements: listOf(ElementFile, 'elements', 50),
  }),
  'columns',
  12,
)

export const SectionFile: v.GenericSchema<unknown, WrittenSection> = v.pipe(
  keyed({
    id: v.exactOptional(Id),
    look: v.optional(oneOf(SECTION_LOOKS), 'plain'),
    size: v.optional(oneOf(['bar', 'normal', 'tall']), 'normal'),
    align: v.optional(oneOf(['start', 'center']), 'start'),
    cards: v.optional(flag, false),
    picture: v.exactOptional(PictureFile),
    video: v.exactOptional(VideoFile),
    columns: ColumnsFile,
  }),
  v.partialCheck(
    [['look'], ['picture']],
    ({ look, picture }) => look !== 'picture' || picture !== undefined,
    'must have a picture with the look picture',
  ),
  v.partialCheck(
    [['look'], ['video']],
    ({ look, video }) => look !== 'video' || video !== undefined,
    'must have a video with the look video',
  ),
)
