import { expect, it } from 'vitest'
import { holdsLink, nameHoldsLink } from './links.ts'

it.each(['https://evil.example', 'Visit HTTP://evil', 'www.evil.example', 'at WWW.evil', 'ftp://x', 'http:evil'])(
  'finds the link in %s',
  (text) => {
    expect(holdsLink(text)).toBe(true)
    expect(nameHoldsLink(text)).toBe(true)
  },
)

it.each(['No. 12.5, Jln.Merbok/Jln.Helang', 'Jalan PJU 8/8A, c/o Dr.Lim', 'ул. Абая, д.10/2', 'Blok A: unit 3'])(
  'accepts %s as an address',
  (address) => {
    expect(holdsLink(address)).toBe(false)
  },
)

it.each(['Mohd.Faizal a/l S. Raju', 'Ahmad @ Abu', 'J.R.R. Tolkien', 'Ли Сяолун', 'Awwwad'])('accepts %s as a name', (name) => {
  expect(nameHoldsLink(name)).toBe(false)
})

it('refuses a domain with a path as a name', () => {
  expect(nameHoldsLink('evil.example/prize')).toBe(true)
})
