import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

describe('the mailbox behind an email', () => {
  it.each([
    ['Dana@Example.com', 'dana@example.com'],
    [' dana@example.com ', 'dana@example.com'],
    ['d.a.n.a@gmail.com', 'dana@gmail.com'],
    ['dana+felt@gmail.com', 'dana@gmail.com'],
    ['D.Ana+Felt.Bag@GoogleMail.com', 'dana@gmail.com'],
    ['dana+felt@outlook.com', 'dana@outlook.com'],
    ['dana+felt@me.com', 'dana@icloud.com'],
    ['dana-aliya+felt@ya.ru', 'dana.aliya@yandex.ru'],
    ['da.na_a+felt@pm.me', 'danaa@proton.me'],
    ['dana+felt@mail.ru', 'dana@mail.ru'],
    ['dana-felt@yahoo.com', 'dana@yahoo.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  it.each([
    ['d.ana@example.com', 'dana@example.com'],
    ['dana+felt@example.com', 'dana@example.com'],
    ['d.ana@outlook.com', 'dana@outlook.com'],
    ['dana@hotmail.com', 'dana@outlook.com'],
    ['dana@mail.ru', 'dana@bk.ru'],
  ])('separates %s and %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  })

  it('is its own mailbox, and never empty before the @', () => {
    const domain = fc.constantFrom('gmail.com', 'ya.ru', 'pm.me', 'yahoo.com', 'example.com')
    const local = fc.stringMatching(/^[A-Za-z0-9.+_-]{1,12}$/)
    fc.assert(
      fc.property(local, domain, (name, at) => {
        const mailbox = mailboxOf(`${name}@${at}`)
        expect(mailboxOf(mailbox)).toBe(mailbox)
        expect(mailbox).toMatch(/^[^@]+@[^@]+$/)
      }),
    )
  })

  it('leaves an invalid email as it is, in lower case', () => {
    expect(mailboxOf('018F2C3E-aa')).toBe('018f2c3e-aa')
  })
})
