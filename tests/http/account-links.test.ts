import { describe, expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { linkIn } from '#tests/support/mailbox.ts'

const { auth, call, mails, member, sendRaw, shop } = await shopWithAccounts()
const { publicUrl } = shop.config
/** Names the document type; nothing is fetched from it. */
const doctype = 'http://www.w3.org'

/** Every header that some server takes for the host name, with an attacker's values. */
const hostile = [
  'Host: evil.example',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Server: evil.example',
  'X-Host: evil.example',
  'X-Original-Host: evil.example',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Port: 1337',
  'Forwarded: host=evil.example;proto=https',
]

function sendHostile(path: string, body: object, token?: string): Promise<string> {
  const json = JSON.stringify(body)
  const bearer = token === undefined ? [] : [`Authorization: Bearer ${token}`]
  const lines = [...hostile, ...bearer, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`, 'Connection: close']
  return sendRaw(`POST /api/auth${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${json}`)
}

describe('a hostile Host header never reaches a mail', () => {
  it('of any kind', async () => {
    const session = await member('hosted@example.com')
    const password = 'felt-and-wool-7!'
    const asked = [
      await sendHostile('/sign-up/email', { name: 'Aigerim', email: 'fresh@example.com', password }),
      await sendHostile('/send-verification-email', { email: 'fresh@example.com' }),
      await sendHostile('/request-password-reset', { email: 'hosted@example.com' }),
      await sendHostile('/sign-in/magic-link', { email: 'hosted@example.com' }),
      await sendHostile('/change-email', { newEmail: 'moved@example.com', password: 'felt-and-wool-7!' }, session),
      // A second browser causes the mail about a new device.
      await sendHostile('/sign-in/email', { email: 'hosted@example.com', password }),
      await sendHostile('/change-password', { currentPassword: password, newPassword: 'Steppe-and-Sky-8!' }, session),
    ]
    for (const answer of asked) expect(answer).toContain('200 OK')
    await mails.newest('fresh@example.com', 2)
    await mails.newest('moved@example.com')
    await mails.newest('hosted@example.com', 6)
    const all = [
      ...(await mails.mailsTo('fresh@example.com')),
      ...(await mails.mailsTo('moved@example.com')),
      ...(await mails.mailsTo('hosted@example.com')),
    ]
    expect(all.length).toBeGreaterThanOrEqual(9)
    for (const { html, text, subject } of all) {
      expect(subject + html + text).not.toContain('evil')
      for (const [address] of (html + text).matchAll(/https?:\/\/[^\s"<]+/g))
        expect([publicUrl, doctype]).toContain(new URL(address).origin)
    }
  })
})

describe('a mail leads to this shop alone', () => {
  it('in the mail that is sent', async () => {
    await member('led@example.com')
    let sent = 0
    for (const attack of ['//evil.example', 'javascript:alert(1)', '/\\evil.example', '/%5cevil.example', '/\t/evil.example']) {
      await auth('/sign-in/magic-link', { email: 'led@example.com', callbackURL: attack })
      sent += 1
      const mail = await mails.withLink('led@example.com', 'magic_link', sent)
      expect(linkIn(mail).searchParams.get('returnUrl')).toBeNull()
      expect(mail.html + mail.text).not.toMatch(/evil|alert/)
    }
  })

  it('when a good token is opened with a bad address', async () => {
    await member('opened@example.com')
    await auth('/sign-in/magic-link', { email: 'opened@example.com' })
    const token = linkIn(await mails.withLink('opened@example.com', 'magic_link')).searchParams.get('token')
    const opened = await call('GET', `/api/auth/magic-link/verify?token=${token}&callbackURL=${encodeURIComponent('/\\evil.example')}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([200, null])
  })
})
