import { expect, it } from 'vitest'
import { isEmailShaped, plainEmail } from './email-rules.ts'

it.each([
  ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
  ['user@xn--e1afmkfd.xn--p1ai', 'user@xn--e1afmkfd.xn--p1ai'],
  ['user@мысал.қаз', 'user@xn--80awbu3c.xn--80ao21a'],
  ['user@Пример.РФ', 'user@xn--e1afmkfd.xn--p1ai'],
  ['user&co@example.com', 'user&co@example.com'],
  ["o'neill+shop@example.co.uk", "o'neill+shop@example.co.uk"],
])('takes %s as %s', (typed, plain) => {
  expect(plainEmail(typed)).toBe(plain)
  expect(isEmailShaped(typed)).toBe(true)
})

it.each([
  'user',
  'user@localhost',
  'юзер@example.com',
  '"quoted"@example.com',
  'user@[127.0.0.1]',
  'a@b@example.com',
  'a..b@example.com',
  '.a@example.com',
  'user@-example.com',
  'user@exa mple.com',
  'user@пример..рф',
  'user@example.com\r\nBcc: x@example.com',
  'user@example.com/path',
  'user@пример.рф/путь',
  'user@xn--',
])('refuses %j', (typed) => expect(isEmailShaped(typed)).toBe(false))
