/** The English words of the components of a page, of the pieces of a site, and of the gallery. */

export const toast = {
  success: 'Success',
  info: 'Note',
  warning: 'Warning',
  error: 'Error',
  close: 'Close',
  stack: 'Messages',
}
export const menu = { menu: 'Menu' }
export const video = { pause: 'Pause the background video', play: 'Play the background video' }
export const date = {
  example: 'for example {date}',
  date: 'Please enter a date, for example {date}',
  early: 'The first possible date is {date}',
  late: 'The last possible date is {date}',
}
export const countdown = { timeUp: 'Time is up' }
export const pageForm = {
  sent: 'Sent successfully!',
  kept: 'Not sent yet. Your details are kept here and will be sent as soon as possible.',
  failed: 'That could not be sent. Everything you typed is still here: please try again.',
  preview: 'A preview: nothing was sent.',
}

/** Contact forms. `right`: the visitor's answer to a message that is a guess. */
export const contact = {
  sending: 'Sending…',
  kept: 'Not sent yet. Your details are kept here and will be sent as soon as possible.',
  notSent: 'Your message was not sent. Please try again.',
  tooLarge: 'This is too large for this site. Please send a smaller file.',
  right: 'It is right',
}
export const newsletter = {
  sending: 'Sending…',
  thanks: 'Thank you.',
  kept: 'Not sent yet. Your details are kept here and will be sent as soon as possible.',
  failed: 'That could not be sent. What you typed is still here: please try again.',
}
export const embed = { openForm: 'Open the form' }
export const panel = { close: 'Close' }

/** By themselves: the messages of errors are among them. */
export const gallery = {
  Gallery: 'Gallery',
  Close: 'Close',
  Previous: 'Previous',
  Next: 'Next',
  Image: 'Image',
  Item: 'Item',
  of: 'of',
  'The requested content cannot be loaded.': 'The requested content cannot be loaded.',
  'No content type found.': 'No content type found.',
  'No image found.': 'No image found.',
  'Unexpected response.': 'Unexpected response.',
  'Please try again later.': 'Please try again later.',
  'Open the link': 'Open the link',
  'Open the document': 'Open the document',
}
