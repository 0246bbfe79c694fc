/**
 * Until 2019, numbers of mobile phones in Mexico had a 1 after the dial code, and 044, 045 or 01 before them at home.
 * Many are still written down like that.
 */
export const asDialledToday = (number: string, country: string): string => {
  const bare = number.replace(/[^\d+]/g, '')
  if (bare.startsWith('+')) return bare.replace(/^\+521(\d{10})$/, '+52$1') === bare ? number : `+52${bare.slice(4)}`
  return country === 'MX' ? bare.replace(/^(?:04[45]|01)(\d{10})$/, '$1') : number
}
