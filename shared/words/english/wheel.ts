export const wheel = { spin: 'Spin' }
