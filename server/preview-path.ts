/** Where our own server shows a popup to its owner, whatever site it is on: nothing is counted and nothing is kept. */
export const previewPath = (id: string): string => `/p/${id}?ppt-preview=${id}`
