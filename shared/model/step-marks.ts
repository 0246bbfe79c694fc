/**
 * What a template needs the part `steps` for beside steps themselves: `data-wisp-NAME`, or an action of that name.
 */
export const STEP_MARKS = ['show-if', 'hide-if', 'progress', 'back', 'advance', 'tag', 'set']
