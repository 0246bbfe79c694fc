/** Made by build/lists.js: an ending to a line, followed by the names that it has. */
declare module 'wisp:free-domains' {
  const list: string
  export default list
}
