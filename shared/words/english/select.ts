export const select = { search: 'Search...', none: 'No results found' }
