/** The addresses of a form by itself, and of its submission without JavaScript. */
export const plainFormPath = (id: number | ':id'): string => `/form/${id}`
