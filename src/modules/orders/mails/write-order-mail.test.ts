import { expect, it } from 'vitest'
import { type Language, languages, optionOf } from '#contract/languages.ts'
import { money, zero } from '#contract/rules/money.ts'
import type { Order } from '#contract/orders.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import { type OrderMailKind, orderMailKinds } from '#contract/rules/order-mails.ts'
import { writeOrderMail } from './write-order-mail.ts'

const orderUrl = 'https://tulpar.example/order/01970000-0000-7000-8000-000000000001?token=abc'

const order: Order = {
  id: '01970000-0000-7000-8000-000000000001',
  order_number: 'UND-48213',
  status: 'pending',
  payment_status: 'unpaid',
  customer_status: 'pending_payment',
  subtotal: money(119.7),
  discount: money(5.99),
  discount_code: null,
  gift_wrapping: null,
  shipping: zero,
  tax: money(6.82),
  rounding: zero,
  total: money(120.53),
  paid: zero,
  refunded: zero,
  items: [
    {
      id: '01970000-0000-7000-8000-000000000002',
      product_id: '01970000-0000-7000-8000-000000000003',
      variation_id: null,
      variation_name: 'Lapis',
      size: 'M',
      name: 'Snow leopard <tee> & more',
      image_url: '/images/leopard-1/640.webp',
      quantity: 3,
      unit_price: money(39.9),
      line_total: money(119.7),
      sku: 'TS-1',
      is_pre_order: true,
      ships_on: null,
      handed_over: 0,
      is_collected_earlier: false,
    },
  ],
  payment_method: {
    id: null,
    type: 'bank_transfer',
    title: 'Maybank',
    instructions: 'Transfer from any bank.',
    image_url: '/images/qr-maybank/640.avif',
    account_number: '5140 1234 5678',
    bank_name: 'Maybank',
    beneficiary_name: 'Tulpar Studio',
    swift_code: 'MBBEMYKL',
    show_bank_details: true,
    is_sandbox: false,
  },
  payment: { duitnow_payload: null },
  payment_proof: null,
  proof_refusal: null,
  reference: null,
  tracking_number: null,
  carrier_name: null,
  tracking_url: null,
  name: 'Айгерім',
  email: 'aigerim@example.kz',
  phone: '+7 701 234 56 78',
  note: null,
  gift_message: null,
  placed_at: '2026-11-21T02:42:00.000Z',
  expires_at: '2026-11-24T02:42:00.000Z',
  delivery: 'parcel',
  event_id: null,
  pickup: null,
  promised: null,
  shipping_address: { address: 'Абай даңғылы 10', city: 'Алматы', state: 'Алматы', zip: '050000', country: 'KZ' },
  billing_address: null,
  timeline: [],
  production_progress: null,
}

const states: Record<OrderMailKind, Partial<Order>> = {
  received: {},
  pay_link: {},
  proof_received: { payment_status: 'proof_submitted' },
  proof_refused: {},
  processing: { status: 'processing', payment_status: 'paid' },
  shipped: {
    status: 'shipped',
    payment_status: 'paid',
    tracking_number: 'EE123456789MY',
    carrier_name: 'Pos Laju',
    tracking_url: 'https://post.example/EE123456789MY',
  },
  completed: { status: 'completed', payment_status: 'paid' },
  cancelled: { status: 'cancelled' },
  refunded: { status: 'cancelled', payment_status: 'refunded', paid: money(120.53), refunded: money(120.53) },
}

async function compose(kind: OrderMailKind, language: Language, changes: Partial<Order> = {}, reason?: string, isSale = false) {
  const { subject, ...content } = writeOrderMail({
    kind,
    isSale,
    language,
    reason,
    amount: kind === 'refunded' ? money(20.5) : undefined,
    orderUrl,
    publicUrl: 'https://tulpar.example',
    shopName: 'Tulpar',
    order: { ...order, ...states[kind], ...changes },
  })
  return { subject, ...(await renderMail(content)) }
}

it.each(languages.flatMap((language) => orderMailKinds.map((kind) => [kind, language] as const)))(
  'writes "%s" in %s with every word in place',
  async (kind, language) => {
    const { subject, text, html } = await compose(kind, language)
    for (const body of [subject, text, html]) {
      expect(body).not.toMatch(/\{\{|undefined|\[object/)
      expect(body).not.toMatch(
        /\b(?:received|proof_received|proof_refused|processing|shipped|completed|cancelled|pay|amounts|action|footer|road)\.[a-z]/i,
      )
    }
    expect(subject).toContain('UND-48213')
    expect(text).toContain(orderUrl)
    expect(text).toContain('RM\u00a0120.53')
    expect(html).toContain(`lang="${language}"`)
    if (optionOf(language).letters !== 'latin') expect(subject).toMatch(/[а-яёәғқңөұүһі]/i)
  },
)

it('shows in the first mail the sum, where to pay and until when', async () => {
  const { text, html } = await compose('received', 'ru')
  for (const words of [
    '5140 1234 5678',
    'Tulpar Studio',
    'MBBEMYKL',
    'до 24\u00a0нояб.\u00a02026, 10:42',
    'Загрузить чек',
    'Назначение платежа: UND-48213',
  ]) {
    expect(text).toContain(words)
  }
  expect(html).toContain('https://tulpar.example/images/qr-maybank/640.jpg')
})

it('requests no payment once the order is paid', async () => {
  const { text } = await compose('received', 'en', { payment_status: 'paid', status: 'processing' })
  expect(text).not.toContain('5140 1234 5678')
  expect(text).toContain('View my order')
})

it('shows pieces as JPEG images of the shop, and escapes text of others', async () => {
  const { html } = await compose('processing', 'en')
  expect(html).toContain('src="https://tulpar.example/images/leopard-1/320.jpg"')
  expect(html).toContain('Snow leopard &lt;tee&gt; &amp; more')
})

it('carries the tracking number, and the reason of a refusal or a cancellation', async () => {
  expect((await compose('shipped', 'kk')).text).toContain(
    'Трек-нөмір · Pos Laju\nEE123456789MY\nСәлемдемені қадағалау:\nhttps://post.example/EE123456789MY',
  )
  expect((await compose('proof_refused', 'en', {}, 'The amount is cut off')).text).toContain('The amount is cut off')
  expect((await compose('cancelled', 'ru', {}, 'Передумали')).html).toContain('Передумали')
})

it('says how much money went back, and why', async () => {
  const { text } = await compose('refunded', 'ru', {}, 'Кружка разбилась в пути')
  expect(text).toContain('RM\u00a020.50')
  expect(text).toContain('Кружка разбилась в пути')
})

it('counts pieces as each language does', async () => {
  const previewOf = async (language: Language, quantity: number) => {
    const items = order.items.map((item) => ({ ...item, quantity }))
    return (await compose('received', language, { items })).html
  }
  expect(await previewOf('ru', 1)).toContain('1 вещь на')
  expect(await previewOf('ru', 3)).toContain('3 вещи на')
  expect(await previewOf('ru', 5)).toContain('5 вещей на')
  expect(await previewOf('en', 1)).toContain('1 item for')
  expect(await previewOf('kk', 5)).toContain('5 зат, барлығы')
})

it('names the destination in the language of the buyer', async () => {
  expect((await compose('received', 'kk')).text).toContain('050000 Алматы\nҚазақстан')
})

it('leads to the contact page in its own language', async () => {
  expect((await compose('completed', 'en')).text).toContain('https://tulpar.example/contact')
  expect((await compose('completed', 'ru')).text).toContain('https://tulpar.example/ru/contact')
})

it('repeats the gift’s occasion, and the words for its card without their links', async () => {
  const { text } = await compose('received', 'en', { gift_wrapping: money(8), gift_message: 'Happy birthday!\nhttps://evil.example' })
  expect(text).toMatch(/Gift wrapping: RM\u00a08\.00/)
  expect(text).toContain('Happy birthday!')
  expect(text).not.toContain('https://evil.example')
})

it('asks the buyer to enter the amount for a picture that is the same for every order', async () => {
  const { text, html } = await compose('received', 'en')
  expect(html).toContain('https://tulpar.example/images/qr-maybank/640.jpg')
  expect(text).toContain('This code is the same for every order: enter RM\u00a0120.53 and the order number UND-48213 yourself.')
  expect(text).not.toContain('already includes')
})

it('names the tax only where there is any', async () => {
  expect((await compose('received', 'en')).text).toContain('SST')
  for (const language of languages)
    expect((await compose('received', language, { tax: zero })).text).not.toMatch(/SST|ҚҚС|НДС|RM\u00a00\.00/)
})

/** As the presenter copies the event's address into the order. */
const venue = { address: 'Pasar Seni, Jalan Hang Kasturi, Kuala Lumpur, Malaysia', city: '', state: '', zip: '', country: 'MY' as const }
const pickup: NonNullable<Order['pickup']> = {
  event_id: '01970000-0000-7000-8000-000000000009',
  event_slug: 'fair',
  title: 'Nauryz fair',
  venue: 'Pasar Seni',
  address: 'Jalan Hang Kasturi, Kuala Lumpur, Malaysia',
  country: 'MY',
  starts_at: '2026-11-28T02:00:00.000Z',
  ends_at: '2026-11-28T12:00:00.000Z',
  time_zone: 'Asia/Kuala_Lumpur',
  until: '2026-11-28T11:00:00.000Z',
  is_cancelled: false,
  state: 'waiting',
  collected_at: null,
}
const cash = { ...order.payment_method, type: 'cash' as const, instructions: 'Come to the studio and pay there.', image_url: null }
const atEvent: Partial<Order> = { delivery: 'pickup', pickup, shipping_address: venue, payment_method: cash, tracking_number: null }

it('says once where and when an order is collected at an event, and never that it is at the studio', async () => {
  for (const kind of ['received', 'processing'] as const) {
    const { text } = await compose(kind, 'en', atEvent)
    expect(text).toContain('Saturday, 28\u00a0November\u00a02026, 10:00–\u206020:00')
    expect(text).toContain('Collect by: 28\u00a0Nov\u00a02026, 19:00')
    expect(text.match(/Jalan Hang Kasturi/g)).toHaveLength(1)
    expect(text.match(/Malaysia/g)).toHaveLength(1)
    expect(text).not.toMatch(/studio|Please pay by|Packing|On the way/i)
    expect(text).toContain('/events/01970000-0000-7000-8000-000000000009/qr/')
  }
  expect((await compose('received', 'en', atEvent)).text).toContain('To pay at the stall')
})

it('does not announce packing for goods that are at an event already', async () => {
  const paid = await compose('processing', 'en', { ...atEvent, items: order.items.map((item) => ({ ...item, is_pre_order: false })) })
  expect(paid.text).toMatch(/^Payment received: your order is waiting at the event/)
  const free = await compose('received', 'en', { ...atEvent, total: zero, items: [], status: 'processing', payment_status: 'paid' })
  expect(free.subject).toBe('Your order UND-48213 is waiting at the event')
  for (const { subject, text, html } of [paid, free]) expect([subject, text, html].join('\n')).not.toMatch(/packing/i)
})

it('names the stall of a purchase taken along, and no collection', async () => {
  const { text } = await compose('completed', 'en', { delivery: 'pickup', shipping_address: venue }, undefined, true)
  expect(text).toContain('Bought at\nPasar Seni, Jalan Hang Kasturi, Kuala Lumpur, Malaysia')
  expect(text).not.toMatch(/Collect/)
})

it('points to no date of a pre-order, which may have none', async () => {
  for (const kind of ['received', 'pay_link', 'processing'] as const)
    for (const changes of [{}, { total: zero }]) {
      expect((await compose(kind, 'en', changes)).text).not.toMatch(/\bdate\b/)
      expect((await compose(kind, 'ru', changes)).text).not.toMatch(/дата/i)
      expect((await compose(kind, 'kk', changes)).text).not.toMatch(/күні/i)
    }
})

it('never says that a pre-order ships where its buyer collects it', async () => {
  const items = [{ ...order.items[0]!, ships_on: '2027-03-22' }]
  for (const changes of [{}, { total: zero }])
    for (const kind of ['received', 'pay_link', 'processing'] as const) {
      const { subject, text } = await compose(kind, 'en', { ...changes, delivery: 'pickup', items })
      expect(`${subject} ${text}`).not.toMatch(/\bship/i)
      expect(text).toContain('ready from 22\u00a0March\u00a02027')
    }
})
