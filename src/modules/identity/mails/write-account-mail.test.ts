import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import { accountMailKinds } from './account-mail-job.ts'
import { writeAccountMail } from './write-account-mail.ts'

const publicUrl = 'https://tulpar.example'
const url = `${publicUrl}/auth/callback?type=confirmation&token=abc`
const chrome = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

function mail(kind: (typeof accountMailKinds)[number], language: (typeof languages)[number], device = chrome) {
  const account = { id: '1', email: 'aigerim@example.com', full_name: 'Aigerim', isConfirmed: true, language }
  return writeAccountMail({ kind, newEmail: 'new@example.com', device, account, url, shopName: 'Tulpar', publicUrl, at: new Date(0) })
}

describe.each(accountMailKinds)('the mail %s', (kind) => {
  it.each(languages)('is readable as text and as HTML, by day and by night, and loads nothing but the mark (%s)', async (language) => {
    const { subject, ...content } = mail(kind, language)
    const { text, html } = await renderMail(content)
    expect(subject + text + html).not.toMatch(/\{\{|undefined|\[object/)
    expect(text).toContain(url)
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain('content="light dark"')
    expect(html).toContain('prefers-color-scheme: dark')
    // One image with the same URL for everybody, so it can't track opens. All links point to the shop.
    expect([...html.matchAll(/<img[^>]*src="([^"]+)"/g)].map(([, source]) => source)).toEqual([`${publicUrl}/icon-192.png`])
    expect(html).not.toMatch(/<script|<link|url\(/i)
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => new URL(address).origin)
    expect(new Set(addresses)).toEqual(new Set([publicUrl]))
  })
})

it('has a sentence of its own in each language', () => {
  for (const kind of accountMailKinds)
    expect(new Set(languages.map((language) => mail(kind, language).subject)).size).toBe(languages.length)
})

it('names a device as its owner does', () => {
  expect(JSON.stringify(mail('new_device', 'en'))).toContain('"Chrome, Android"')
  expect(JSON.stringify(mail('new_device', 'en', 'curl/8.5.0'))).toContain('"an unknown browser or app"')
})

it('leads to the contact page in its own language', () => {
  expect(mail('confirmation', 'en').footer.join(' ')).toContain(`${publicUrl}/contact`)
  expect(mail('confirmation', 'kk').footer.join(' ')).toContain(`${publicUrl}/kk/contact`)
})
