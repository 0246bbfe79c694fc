export const form = { sent: 'Sent successfully!' }
