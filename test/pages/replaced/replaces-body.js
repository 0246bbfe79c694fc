// @ts-nocheck: a script of the page
// A framework that puts a body of its own in the place of what the server has sent.
addEventListener('DOMContentLoaded', () => document.body.replaceWith(document.body.cloneNode(true)))
