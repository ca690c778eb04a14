import { expect, it } from 'vitest'
import { hashPassword, isEarlierHash, isPassword } from './password-hash.ts'

/** Made by better-auth 1.7.7. */
const earlier =
  '68a3dabb7d4470dbda4baf43760e9cc4:73dcd6ae47556456718344819afa0bec1ddb902165b5b275e24edd9bd448da5f0ba13980783b5caaf947d8656072ec7862ab525e6b00460657fa3215365b9bf6'

it('accepts hashes of earlier versions, and its own', async () => {
  expect(await isPassword('felt-and-wool-7!', earlier)).toBe(true)
  expect(await isPassword('felt-and-wool-8!', earlier)).toBe(false)
  expect(await isPassword('Құпия-сөз-7!', await hashPassword('Құпия-сөз-7!'.normalize('NFD')))).toBe(true)
})

it('names its cost in each hash, and recognises cheaper ones', async () => {
  const own = await hashPassword('felt-and-wool-7!')
  expect(own).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[0-9a-f]{32}\$[0-9a-f]{128}$/)
  expect([own, earlier].map(isEarlierHash)).toEqual([false, true])
})

it.each([undefined, null, '', ':', 'a', 'a:', ':ab', 'a:zz', '$scrypt$ln=14,r=8,p=5$', '$scrypt$ln=14,r=8,p=5$ab$zz'])(
  'opens nothing where %j is stored',
  async (stored) => {
    expect(await isPassword('', stored)).toBe(false)
  },
)
