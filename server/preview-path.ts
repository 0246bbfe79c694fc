/** Path of a popup's preview on our own server, whatever its site. Nothing is counted or stored there. */
export const previewPath = (id: string): string => `/p/${id}?ppt-preview=${id}`
