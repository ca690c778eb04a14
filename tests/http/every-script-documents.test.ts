import { expect, it } from 'vitest'
import { printFormats, printLayouts } from '#contract/rules/partner-prints.ts'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { newId } from '#kit/ids.ts'
import { everyScript } from '#tests/support/every-script.ts'
import { orderOf } from '#tests/support/given.ts'
import { partnersOf } from '#tests/support/partners.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'
import { workshop } from '#tests/support/workshop.ts'

const shop = await workshop()
const { admin, call, db, mark, method, origin, productOf, token, type } = shop
const boss = await admin('boss@example.com')
const { partner, buy, turn, ledger, pay } = partnersOf(shop, boss, method)

/** Names from the countries that the checkout offers, each in a script that a font of the shop covers. */
const names = ['김 철수', 'สมชาย ใจดี', 'प्रिया शर्मा', 'রহিম উদ্দিন', 'கவிதா சுப்பிரமணியம்', 'نورول', '陈 美玲', 'გიორგი', 'Ёлкина Әсел']
/** Text that no font covers, or that makes a font fail. */
const hostile = ['ڢ ݠ', 'ੇ ਧੑ', 'ꦲꦏ', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u{10ffff}']
const every = Array.from({ length: 4 }, (_, part) => everyScript.filter((_sample, index) => index % 4 === part).join(' '))
const written = [names.join(' '), hostile.join(' '), ...every]

const typeId = (await type([['Press', 5]])).id

it('prints invoices, packing slips and job tickets of orders in every script, one by one and together', async () => {
  const productId = await productOf(typeId)
  const orders: { id: string; itemId: string }[] = []
  for (const text of written) {
    await db
      .updateTable('products')
      .set({ name: cut(text, 120) })
      .where('id', '=', productId)
      .execute()
    orders.push(await place(productId, text))
  }
  for (const { id, itemId } of orders) {
    for (const path of [
      `/api/orders/${id}/invoice.pdf`,
      `/api/admin/orders/${id}/packing-slip.pdf`,
      `/api/admin/order-items/${itemId}/job-ticket.pdf`,
    ])
      expect([path, (await read(path)).status]).toEqual([path, 200])
  }
  const ids = orders.map(({ id }) => id).join()
  const slips = await read(`/api/admin/orders/packing-slips.pdf?ids=${ids}`)
  const tickets = await read(`/api/admin/production-queue/tickets.pdf?ids=${ids}`)
  expect([slips.status, tickets.status]).toEqual([200, 200])
  const printed = wordsOf(await textOfPdf(slips.bytes))
  for (const name of names) for (const word of wordsOf(name)) expect(printed).toContain(word)
})

it('draws statements, codes and share images in every script', async () => {
  const { id, code, token: own } = await partner('cafe@example.com')
  await call('PATCH', `/api/admin/partners/${id}`, { token: boss, body: { hold_days: 0 } })
  const product = await shop.given.product({ name: 'Mug', price: 100 })
  const order = await buy([{ product_id: product.id, quantity: 1 }], { partner_code: code })
  await turn(order, 'completed')
  const { commissions } = await ledger({ id, code, token: own, email: 'cafe@example.com' })
  const paid = await pay(
    id,
    commissions.map((row) => row.id),
  )
  expect(paid.status).toBe(201)
  const { body } = await call('GET', '/api/partner/payouts', { token: own })
  const [payout] = body['payouts'] as { id: string }[]
  for (const text of written) {
    const name = cut(text, 120)
    await db.updateTable('partners').set({ company: name, contact_name: name }).where('id', '=', id).execute()
    await db.updateTable('products').set({ name }).where('id', '=', product.id).execute()
    const paths = [
      `/api/admin/partners/payouts/${payout?.id}/statement.pdf`,
      `/share/en/product/${await slugOf(product.id)}.jpg`,
      ...printLayouts
        .flatMap((layout) => printFormats.map((format) => `/api/qr/${code}.${format}?layout=${layout}`))
        .filter((path) => !path.includes('png')),
    ]
    for (const path of paths) expect([name, path, (await read(path)).status]).toEqual([name, path, 200])
  }
})

/** A reader of PDFs finds joined letters in the order in which they are drawn, and between Arabic ones signs of its own. */
const wordsOf = (text: string) =>
  text.split(/\s+/).map((word) =>
    Array.from(word)
      .filter((sign) => /[\p{L}\p{M}]/u.test(sign))
      .sort()
      .join(''),
  )

const cut = (text: string, length: number) =>
  Array.from(text)
    .slice(0, Math.floor(length / 2))
    .join('')
    .trim() || 'x'

async function place(productId: string, text: string) {
  const { name, address, city, gift_message: words } = fieldLengths
  const changes = {
    contact: { name: cut(text, name), email: 'nurul@example.com', phone: '+60 12 345 6789' },
    shipping: { address: cut(text, address), city: cut(text, city), state: cut(text, city), zip: '50450', country: 'KR' },
    gift_message: cut(text, words),
    note: cut(text, fieldLengths.note),
  }
  const body = orderOf(method, [{ product_id: productId, quantity: 1 }], changes)
  const answer = await call('POST', '/api/orders', { body, token, headers: { 'idempotency-key': newId() } })
  expect(answer.body).toHaveProperty('order')
  const { id, items } = answer.body['order'] as { id: string; items: { id: string }[] }
  await mark(id, 'processing')
  return { id, itemId: items[0]?.id ?? '' }
}

async function slugOf(id: string): Promise<string> {
  return (await db.selectFrom('products').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug
}

/** Every document must be tagged for screen readers, with its texts as headings, paragraphs or cells. The plain code has no text. */
async function read(path: string) {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status === 200 && /\.pdf\b/.test(path)) {
    const written = bytes.toString('latin1')
    expect([path, written.includes('/Marked true'), /\/S \/(?:P|H1|TD)\b/.test(written) || path.includes('layout=plain')]).toEqual([
      path,
      true,
      true,
    ])
  }
  return { status: answer.status, bytes }
}
