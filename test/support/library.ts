/** The design library as the server has it. Rendering all of it takes a second, so the files of a worker share it and change nothing. */
import { renderAll } from '../../templates/render'

export const LIBRARY = renderAll()
