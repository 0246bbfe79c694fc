import { expect, it } from 'vitest'
import { hasSecretField } from '../../../server/secret-fields'

it.each([
  '<input type="password">',
  '<input TYPE=PassWord data-wisp-field="message">',
  "<input\ntype = 'password'",
  '<input type="pass&#119;ord">',
  '<input type="p&#97ssword">',
  '<input type=password/>',
  '<!--><input type="password"><!-- -->',
  '<input autocomplete="section-a Current-Password">',
  '<input autocomplete="current&#45;password">',
  '<input autocomplete="one-time-code">',
  '<style>input { -webkit-text-security: disc }</style><input>',
  '<style>input { -webkit-TEXT-securit\\79 : disc }</style><input>',
  '<style>input { -webkit-text-/**/security: disc }</style><input>',
  '<input style="-webkit-text-security:square">',
  '<input style="font-family: text-security-disc">',
  '<input name="desk_password">',
  '<input data-wisp-field="message" placeholder="Password">',
  '<input placeholder="סיסמה">',
])('a field for a password is found in %s', (html) => expect(hasSecretField(html)).toBe(true))

it.each([
  '<input type="text" data-wisp-field="message" placeholder="Your passport number">',
  '<p>Forgot your password? Write to us.</p><input type="email" autocomplete="email">',
  '<input type="text" autocomplete="given-name" name="passenger">',
  '<style>p { text-decoration: none }</style>',
])('none is found in %s', (html) => expect(hasSecretField(html)).toBe(false))
