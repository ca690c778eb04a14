import { expect, it } from 'vitest'
import { given as givenIn, orderOf } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { post } from '#tests/support/shop.ts'
import { shopProcess } from '#tests/support/shop-process.ts'
import { translatorIn } from '#tests/journeys/support/translator.ts'

const { db, url } = await testDatabase()
const given = givenIn(db)
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0', RATE_LIMITS: 'on' })

/** Sends the form as a browser without scripts does; returns the page it shows then. */
async function press(path: string, fields: Record<string, string>, headers: Record<string, string> = { origin: shop.origin }) {
  const response = await fetch(`${shop.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'accept-language': 'en', ...headers },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, page: textOf(await response.text()), response }
}

async function sendForm(path: string, bytes: string, type: string): Promise<number> {
  const headers = { origin: shop.origin, 'content-type': type }
  const sent = await fetch(shop.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new Uint8Array(Buffer.from(bytes, 'latin1')),
  })
  return sent.status
}

function textOf(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

const message = { name: 'Данияр', email: 'daniyar@example.kz', phone: '', order_number: '', subject: 'Кесе', message: 'Бар ма?\r\nРақмет' }
const request = {
  full_name: 'Aigerim',
  email: 'aigerim@example.kz',
  phone: '+77011234567',
  product_type: 'Mugs',
  details: 'Forty mugs, by Nauryz',
}

it('takes a message, and shows a problem beside the typed text', async () => {
  const t = translatorIn('ru')
  const wrong = await press('/ru/contact', { ...message, email: 'nobody', message: '' })
  expect(wrong.status).toBe(422)
  expect(wrong.page).toContain(t('errors:fields.invalid_email'))
  expect(wrong.page).toContain(t('errors:missing.message'))
  expect(wrong.page).toContain('value="Данияр"')
  const sent = await press('/ru/contact', message)
  expect(sent.status).toBe(200)
  expect(sent.page).toContain(t('contact:form.sentTitle'))
  const row = await db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ name: 'Данияр', message: 'Бар ма?\nРақмет', phone: null })
})

it('refuses a form with text that no row can hold, and stores nothing of it', async () => {
  const fields = { ...message, ...request, order_number: 'UND-00001', email: 'nul@example.kz' }
  for (const path of ['/contact', '/preorder', '/newsletter', '/track-order', '/login', '/ru/contact']) {
    const { status, page } = await press(path, { ...fields, email: 'nul\0@example.kz' })
    expect([path, status, JSON.parse(page).fields]).toEqual([path, 422, { email: expect.any(String) }])
    const broken = `${new URLSearchParams(fields)}&name=%ED%A0%80`
    const [encoded, torn] = await Promise.all([
      sendForm(path, broken, 'application/x-www-form-urlencoded'),
      sendForm(
        path,
        '--felt\r\ncontent-disposition: form-data; name="name"\r\n\r\n\xff\r\n--felt--\r\n',
        'multipart/form-data; boundary=felt',
      ),
    ])
    expect([path, encoded, torn]).toEqual([path, 400, 400])
  }
  for (const table of ['contact_messages', 'preorder_requests', 'newsletter_subscribers'] as const) {
    expect(await db.selectFrom(table).where('email', 'like', '%nul%').select('email').execute(), table).toEqual([])
  }
})

it('shows HTML that was typed as text', async () => {
  const { response, status } = await press('/contact', { ...message, email: '', subject: '"><script>alert(1)</script>' })
  expect(status).toBe(422)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  const again = await fetch(`${shop.origin}/contact`, {
    method: 'POST',
    headers: { origin: shop.origin },
    body: new URLSearchParams({ ...message, email: '', subject: '"><script>alert(1)</script>' }),
  })
  expect(await again.text()).not.toContain('<script>alert(1)')
})

it('takes a pre-order request and a ticked box', async () => {
  const t = translatorIn('kk')
  expect((await press('/kk/preorder', { ...request, details: '' })).page).toContain(t('errors:missing.details'))
  const sent = await press('/kk/preorder', { ...request, newsletter: 'on' })
  expect(sent.page).toContain(t('preorder:sentTitle'))
  expect(sent.page).toContain(t('preorder:sentNewsletter'))
  expect(await db.selectFrom('preorder_requests').select('product_type').execute()).toEqual([{ product_type: 'Mugs' }])
})

it('takes an address for the mails', async () => {
  const t = translatorIn('en')
  expect((await press('/newsletter', { email: ' ' })).page).toContain(t('shell:newsletter.required'))
  expect((await press('/newsletter', { email: 'x' })).page).toContain(t('shell:newsletter.invalid'))
  const sent = await press('/newsletter', { email: 'reader@example.com' })
  expect(sent.status).toBe(200)
  expect(sent.page).toContain(t('newsletter:sentTitle'))
  const list = await db.selectFrom('newsletter_subscribers').select('email').orderBy('email').execute()
  expect(list.map(({ email }) => email)).toEqual(['aigerim@example.kz', 'reader@example.com'])
})

it('finds an order and opens it, and says so when there is none', async () => {
  const t = translatorIn('en')
  const { id } = await given.product()
  const method = await given.paymentMethod()
  const placed = await post(shop.origin, '/api/orders', orderOf(method, [{ product_id: id, quantity: 1 }]), {
    'idempotency-key': 'no-script-1',
  })
  const { order }: { order: { id: string; order_number: string } } = await placed.json()
  const none = await press('/track-order', { order_number: order.order_number, email: 'other@example.com' })
  expect(none.status).toBe(404)
  expect(none.page).toContain(t('track:notFoundText'))
  const found = await press('/track-order', { order_number: order.order_number.toLowerCase(), email: 'NURUL@example.com' })
  expect(found.status).toBe(303)
  expect(found.response.headers.get('location')).toBe(`/order/${order.id}`)
  const cookie = found.response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const page = await fetch(`${shop.origin}/order/${order.id}`, { headers: { cookie, 'accept-language': 'en' } })
  expect(await page.text()).toContain(order.order_number)
})

it('takes no form of a foreign page that borrows a visitor’s cookies', async () => {
  const cookie = 'lang=en; guest_orders=abc'
  for (const path of ['/contact', '/preorder', '/newsletter', '/track-order']) {
    expect((await press(path, message, { origin: 'https://evil.example', cookie })).status, path).toBe(403)
    expect((await press(path, message, { cookie })).status, path).toBe(403)
  }
})

it('asks a flood to wait, in a sentence', async () => {
  const t = translatorIn('en')
  const statuses: number[] = []
  let last = ''
  for (let sent = 0; sent < 12; sent += 1) {
    const { status, page } = await press('/contact', { ...message, email: `flood-${sent}@example.kz` })
    statuses.push(status)
    last = page
  }
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  expect(last).toContain(t('contact:form.wait', { count: 2 }).slice(0, 20))
})

it('takes an application of a partner, and shows a problem beside the typed text', async () => {
  const t = translatorIn('kk')
  const application = { company: 'Қымыз үйі', contact_name: 'Айдос', phone: '+7 701 555 01 04', country: 'KZ', city: 'Алматы', website: '' }
  const about = 'Дүкен мен дәмхана'
  const wrong = await press('/kk/partner/register', { ...application, email: 'nobody', about })
  expect(wrong.status).toBe(422)
  expect(wrong.page).toContain('value="Қымыз үйі"')
  expect(wrong.page).toContain(t('errors:fields.invalid_email'))
  expect(wrong.page).toContain(about)
  const sent = await press('/kk/partner/register', { ...application, email: 'Qymyz@example.kz', about })
  expect(sent.status).toBe(200)
  expect(sent.page).toContain(t('partner-join:form.sentTitle'))
  expect(await db.selectFrom('partners').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    email: 'qymyz@example.kz',
    company: 'Қымыз үйі',
    status: 'applied',
    language: 'kk',
  })
})
