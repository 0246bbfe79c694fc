/** Messages about fields of any kind. */
export const commonMessages = {
  required: 'Please fill in this field',
  choose: 'Please choose an option',
  tick: 'Please tick this box',
  nameBrackets: 'Please enter at least 2 or more characters, without < and >',
  nameDigits: 'Please enter at least 2 or more characters, without digits',
  nameLong: 'Please enter at least 2 or more characters, and at most 40',
  tooLong: 'Please enter at most {most} characters: this is {over} too long',
  tooShort: 'Please enter at least {least} characters: this is {under} too short',
  email: 'There are typos in the email',
  business: 'Only business emails are allowed',
  tooSmall: 'Please enter {min} or more',
  tooLarge: 'Please enter {max} or less',
  step: 'Please enter a multiple of {step}',
  pattern: 'Please use the required format',
  badInput: 'Please enter a complete value',
  invalid: 'Please check this field',
}
