/** A random id that is safe in addresses: letters, digits, `-` and `_`, 21 of them unless a length is given. */
export { nanoid as newId } from 'nanoid'
