import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it.each([
  'Password1!',
  'password',
  'P@ssw0rd!',
  'Qwerty-123',
  '12345678!',
  '!Letmein2024!',
  'Trustno1!',
  '1q2w3e4r!',
  'Pa$$w0rd1',
  'Welcome-1',
  'Dragon#99',
  'Tulpar-2026!',
  'TulparShop1!',
  'Тұлпар-2026!',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

it.each([
  'felt-and-wool-7!',
  'Steppe-and-Sky-8!',
  'Felt-and-Wool-77!',
  'Tulpar-and-Wool-1!',
  'correct horse battery staple',
  '',
  '!!!!!!!!',
  'Құлпытас-және-7!',
])('%j is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
