/** Where a form is by itself, and where the browser sends it without JavaScript. */
export const plainFormPath = (id: number | ':id'): string => `/form/${id}`
