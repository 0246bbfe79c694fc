export const waiting = { skip: 'Skip', canClose: 'You can close this now' }
