import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { renderLetter } from '#kit/mail/letter/render-letter.ts'
import { accountMailKinds } from './account-mail-job.ts'
import { writeAccountLetter } from './write-account-letter.ts'

const publicUrl = 'https://tulpar.example'
const url = `${publicUrl}/auth/callback?type=confirmation&token=abc`
const chrome = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

function letter(kind: (typeof accountMailKinds)[number], language: (typeof languages)[number], device = chrome) {
  const account = { id: '1', email: 'aigerim@example.com', full_name: 'Aigerim', isConfirmed: true, language }
  return writeAccountLetter({ kind, newEmail: 'new@example.com', device, account, url, shopName: 'Tulpar', publicUrl, at: new Date(0) })
}

describe.each(accountMailKinds)('the letter %s', (kind) => {
  it.each(languages)('reads as text and as HTML, by day and by night, and fetches nothing (%s)', async (language) => {
    const { subject, ...content } = letter(kind, language)
    const { text, html } = await renderLetter(content)
    expect(subject + text + html).not.toMatch(/\{\{|undefined|\[object/)
    expect(text).toContain(url)
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain('content="light dark"')
    expect(html).toContain('prefers-color-scheme: dark')
    // No pictures, so no pixel that tells when and where it was read; no address but the shop's own.
    expect(html).not.toMatch(/<img|<script|<link|url\(/i)
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => new URL(address).origin)
    expect(new Set(addresses)).toEqual(new Set([publicUrl]))
  })
})

it('has a sentence of its own in each language', () => {
  for (const kind of accountMailKinds)
    expect(new Set(languages.map((language) => letter(kind, language).subject)).size).toBe(languages.length)
})

it('calls a device by the names that its owner knows', () => {
  expect(JSON.stringify(letter('new_device', 'en'))).toContain('"Chrome, Android"')
  expect(JSON.stringify(letter('new_device', 'en', 'curl/8.5.0'))).toContain('"an unknown browser or app"')
})

it('leads to the contact page in its own language', () => {
  expect(letter('confirmation', 'en').footer.join(' ')).toContain(`${publicUrl}/contact`)
  expect(letter('confirmation', 'kk').footer.join(' ')).toContain(`${publicUrl}/kk/contact`)
})
