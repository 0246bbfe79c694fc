export const scratch = { reveal: 'Reveal' }
