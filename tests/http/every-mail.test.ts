import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, it, vi } from 'vitest'
import { defaultLanguage, type Language, officeLanguages } from '#contract/languages.ts'
import { findMail, type StoredMail } from '#kit/mail/mail-store.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { goodPassword } from '#tests/support/accounts.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { buyerMails } from '#tests/support/mails/buyer-mails.ts'
import { letterMails } from '#tests/support/mails/letter-mails.ts'
import { linksOf, mailFaults } from '#tests/support/mails/mail-faults.ts'
import { type Caused, mailShop } from '#tests/support/mails/mail-shop.ts'
import { orderMails } from '#tests/support/mails/order-mails.ts'
import { peopleMails } from '#tests/support/mails/people-mails.ts'
import { shopProcess } from '#tests/support/shop-process.ts'
import { moved, oldWords } from '#tests/support/studio-facts.ts'

const works = await mailShop()
const { authSecret, databaseUrl = '', publicUrl } = works.shop.config
/** The same shop with its pages. */
const pages = shopProcess({ AUTH_SECRET: authSecret, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl, METRICS_PORT: '0' })
const orders = orderMails(works)
const [people, buyers, letters] = [peopleMails(works), buyerMails(works, orders), letterMails(works, orders)]

/** Per file that sends mails, a function that causes each of its mails. */
const senders: Record<string, (language: Language) => Promise<Caused>> = {
  'checkout/money-mails/send-money-mail.ts': people.ofMoney,
  'desk/send-test-email.ts': people.ofTests,
  'figures/weekly/send-weekly-figures.ts': people.ofWeeks,
  'identity/mails/send-account-mail.ts': people.ofAccounts,
  'identity/staff/invitations/send-invitation-mail.ts': people.ofInvitations,
  'letters/deliver-email.ts': letters.ofLetters,
  'letters/test-letter.ts': letters.ofTestLetters,
  'newsletter/newsletter-mail-handler.ts': buyers.ofNewsletters,
  'notices/stock-notice-mail-handler.ts': buyers.ofNotices,
  'orders/mails/order-mail-handler.ts': orders.ofOrders,
  'partners/joining/send-partner-mail.ts': people.ofPartners,
  'payments/dispute-mail.ts': buyers.ofDisputes,
  'returns/send-return-mail.ts': buyers.ofReturns,
  'reviews/send-review-mail.ts': buyers.ofReviews,
  'stall/mails/send-pickup-mail.ts': orders.ofPickups,
  'support/send-reply-mail.ts': buyers.ofReplies,
  'support/support-mail-handler.ts': buyers.ofSupport,
}

type Sent = { name: string; language: Language; mail: StoredMail }
const sent: Sent[] = []

beforeAll(async () => {
  await changeSettings(works.shop, moved)
  const caused: { name: string; language: Language; key: string }[] = []
  for (const language of officeLanguages)
    for (const [file, cause] of Object.entries(senders))
      for (const [kind, key] of Object.entries(await cause(language))) caused.push({ name: `${language} ${file} ${kind}`, language, key })
  for (const { key, ...one } of caused) sent.push({ ...one, mail: await mailOf(one.name, key) })
})

/** `key` is the mail's key, or the address of a recipient who gets no other mail. */
async function mailOf(name: string, key: string): Promise<StoredMail> {
  const id = await vi.waitFor(
    async () => {
      const row = await works.db
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is not', null)
        .where((eb) => eb.or([eb('dedupe_key', '=', key), eb('recipient', '=', key)]))
        .executeTakeFirst()
      if (!row) throw new Error(`not sent: ${name}`)
      return row.id
    },
    { timeout: 40_000, interval: 50 },
  )
  const mail = await findMail(works.db, id)
  if (!mail) throw new Error(`gone: ${name}`)
  return mail
}

it('covers every sender of mails', () => {
  const files = globSync('src/modules/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('.sendOnce('),
  )
  expect(files.map((file) => file.replace('src/modules/', '')).sort()).toEqual(Object.keys(senders).sort())
})

it('writes every mail whole, in one language, and the same in both of its parts', () => {
  // Mails to the shop’s own mailbox are always in English.
  const read = sent.filter(({ language, mail }) => language === defaultLanguage || mail.to !== moved.contact_email)
  const found = read.flatMap(({ name, language, mail }) => mailFaults(mail, language).map((fault) => `${name}: ${fault}`))
  expect([...new Set(found)]).toEqual([])
})

it('says in no mail what the shop was before it moved', () => {
  const found = sent.flatMap(({ name, mail: { subject, text, html, headers } }) => {
    const [word] = oldWords.exec([subject, text, html, JSON.stringify(headers)].join('\n')) ?? []
    return word === undefined ? [] : [`${name}: ${word}`]
  })
  expect(found).toEqual([])
})

it('has every mail answered where the shop is written to, and those from visitors by the visitor', () => {
  for (const { name, mail } of sent) {
    const isFromVisitor = name.endsWith(' staff') && name.includes('support-mail')
    const to = isFromVisitor ? expect.stringContaining('writer.') : moved.contact_email
    expect([name, mail.headers['Reply-To']]).toEqual([name, to])
  }
})

it('leads only to whole addresses, and to existing pages', async () => {
  const visits = new Map<string, { path: string; to: string }>()
  const faults: string[] = []
  for (const { name, mail } of sent)
    for (const link of [...linksOf(mail.html), ...imagesOf(mail.html)]) {
      if (!/^(?:https?:\/\/|data:image)/.test(link)) faults.push(`${name}: ${link}`)
      if (!link.startsWith(publicUrl)) continue
      const path = link.slice(publicUrl.length)
      const kind = path.replaceAll(/[\da-f]{8}-[\da-f-]{27}|UND-\d+|(?<=token=)[^&]+|(?<=\/l\/).+/g, '*')
      visits.set(`${name} ${kind}`, { path, to: mail.to })
    }
  for (const [name, { path, to }] of visits) {
    const { status, at } = await visit(path, await cookieFor(path, to))
    if (status !== 200 || at.startsWith('/login')) faults.push(`${name}: ${status} ${at}`)
  }
  expect(visits.size).toBeGreaterThan(sent.length)
  expect(faults).toEqual([])
})

const imagesOf = (html: string) => Array.from(html.matchAll(/<img\s[^>]*?src="([^"]*)"/g), ([, src = '']) => src)

/** Follows the redirects; returns the last address without its language prefix. */
async function visit(path: string, cookie: string): Promise<{ status: number; at: string }> {
  const answer = await fetch(pages.origin + path, { redirect: 'manual', headers: { cookie } })
  await answer.body?.cancel()
  const next = answer.headers.get('location')
  if (next === null) return { status: answer.status, at: withoutLanguage(path) }
  const { pathname, search } = new URL(next, pages.origin)
  return visit(pathname + search, [cookie, cookiesOf(answer)].filter(Boolean).join('; '))
}

const sessions = new Map<string, Promise<string>>()

/** Returns the cookie of a person who may see the page, or nothing where the page needs no sign-in. */
async function cookieFor(path: string, to: string): Promise<string> {
  const place = withoutLanguage(path)
  const isOwn = /^\/(?:account|partner\/dashboard)/.test(place)
  const isStaffs = /^\/admin\/(?!accept-invitation)/.test(place)
  if (!isOwn && !isStaffs) return ''
  const email = isStaffs || to.startsWith('look-') ? 'staff@example.com' : to
  const session = sessions.get(email) ?? signIn(email)
  sessions.set(email, session)
  return session
}

async function signIn(email: string): Promise<string> {
  const body = new URLSearchParams({ email, password: goodPassword })
  const entered = await fetch(`${pages.origin}/login`, { method: 'POST', redirect: 'manual', headers: { origin: pages.origin }, body })
  await entered.body?.cancel()
  return cookiesOf(entered)
}

function withoutLanguage(path: string): string {
  return path.replace(/^\/(?:ru|kk)(?=\/|$)/, '')
}
