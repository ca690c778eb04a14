import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { admin, call, exported, given, mails, member, origin, shop } = await shopWithAccounts()
const staff = await admin('reads@example.com')
const method = await given.paymentMethod()
const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
  .withExif({ IFD0: { Copyright: 'Dana at home' } })
  .jpeg()
  .toBuffer()

type Buyer = { token?: string; headers?: Record<string, string> }
type Bought = { orderId: string; productId: string; path: string; buyer: Buyer }
type Own = {
  author: string
  items: { product_id: string; review: null | { status: string; refusal: string | null; pictures: { id: string }[] } }[]
}

it('lets a guest review delivered goods, and shows it once staff have read it', async () => {
  const bought = await buy({ email: 'guest-one@example.com' })
  expect((await own(bought)).author).toBe('Nurlan')
  expect(await write(bought, { stars: 5, text: 'Warm and light', author: 'Nurlan' })).toMatchObject({ status: 200 })
  expect(await shown(bought)).toEqual([])
  expect((await product(bought))['rating']).toBeNull()

  const [waiting] = await waitingFor(bought.productId)
  expect(await decide(waiting?.id, { decision: 'approved' })).toMatchObject({ status: 200, body: { status: 'approved' } })
  await expect.poll(async () => (await product(bought))['rating']).toEqual({ average: 5, count: 1 })
  expect(await shown(bought)).toMatchObject([{ author: 'Nurlan', stars: 5, text: 'Warm and light', answer: null }])
  expect((await mails.titled('guest-one@example.com', 'Your review has been published')).text).toContain('#reviews')
})

it('refuses reviews without a purchase, before delivery, and a second one of the same person', async () => {
  const bought = await buy({ email: 'guest-three@example.com' })
  const said = { stars: 4, text: '', author: 'Dana' }
  const stranger = { ...bought, buyer: { token: await member('stranger@example.com') } }
  expect((await write(stranger, said)).status).toBe(404)
  const other = await given.product()
  expect((await write({ ...bought, path: `/api/orders/${bought.orderId}/reviews/${other.id}` }, said)).body['code']).toBe('not_reviewable')
  const early = await buy({ email: 'early@example.com', isCompleted: false })
  expect((await own(early)).items).toEqual([])
  expect((await write(early, said)).body['code']).toBe('not_reviewable')
  expect((await write(bought, { ...said, stars: 0 })).status).toBe(422)
  expect((await write(bought, { ...said, text: 'Cheaper at https://elsewhere.example' })).status).toBe(422)

  expect((await write(bought, said)).status).toBe(200)
  // The same mailbox in another spelling, with another order.
  const again = await buy({ email: 'Guest-Three@example.com', productId: bought.productId })
  expect((await own(again)).items).toEqual([])
  expect((await write(again, said)).body['code']).toBe('already_reviewed')
})

it('is one review for an account also where it writes at once by several addresses', async () => {
  const token = await member('at-once@example.com')
  const first = await buy({ email: 'at-once@example.com', token })
  const others = []
  for (const email of ['at-once-two@example.com', 'at-once-three@example.com', 'at-once-four@example.com'])
    others.push(await buy({ email, token, productId: first.productId }))
  await Promise.all([first, ...others].map((bought) => write(bought, { stars: 4, text: '', author: 'Aigerim' })))
  expect(await waitingFor(first.productId)).toHaveLength(1)
})

it('is one review for an account, which any of its orders may rewrite', async () => {
  const token = await member('twice@example.com')
  const first = await buy({ email: 'twice@example.com', token })
  const second = await buy({ email: 'elsewhere@example.com', token, productId: first.productId })
  await write(first, { stars: 2, text: 'Too small', author: 'Aigerim' })
  const [waiting] = await waitingFor(first.productId)
  await decide(waiting?.id, { decision: 'approved' })
  await expect.poll(async () => (await product(first))['rating']).toEqual({ average: 2, count: 1 })

  expect((await write(second, { stars: 4, text: 'The larger one fits', author: 'Aigerim' })).status).toBe(200)
  await expect.poll(async () => (await product(first))['rating']).toBeNull()
  const [again] = await waitingFor(first.productId)
  expect(again?.id).toBe(waiting?.id)
  await decide(again?.id, { decision: 'approved' })
  await expect.poll(async () => (await product(first))['rating']).toEqual({ average: 4, count: 1 })
})

it('encodes pictures again, up to four, and shows them with the review alone', async () => {
  const bought = await buy({ email: 'pictures@example.com' })
  await write(bought, { stars: 5, text: '', author: 'Nurlan' })
  for (let sent = 0; sent < 4; sent += 1) expect((await sendPicture(bought)).status).toBe(201)
  expect((await sendPicture(bought)).body['code']).toBe('too_many_pictures')
  const pictures = (await own(bought)).items[0]?.review?.pictures ?? []
  expect(pictures).toMatchObject([{ width: 900, height: 600 }, {}, {}, {}])
  const address = `/api/review-pictures/${pictures[0]?.id}`
  const asked = (path: string, buyer: Buyer = {}) =>
    fetch(origin + path, { headers: { ...buyer.headers, ...(buyer.token && { authorization: `Bearer ${buyer.token}` }) } })
  expect((await asked(address)).status).toBe(404)
  expect((await asked(address, bought.buyer)).status).toBe(200)
  expect((await asked(address, { token: staff })).headers.get('cache-control')).toContain('no-store')

  const [waiting] = await waitingFor(bought.productId)
  await decide(waiting?.id, { decision: 'approved' })
  const answer = await asked(`${address}?size=small`)
  const drawn = await sharp(await answer.arrayBuffer()).metadata()
  expect(drawn).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect(drawn.exif).toBeUndefined()

  expect((await call('DELETE', `${bought.path}/pictures/${pictures[0]?.id}`, bought.buyer)).status).toBe(200)
  expect((await asked(address)).status).toBe(404)
  const [key] = [`review-pictures/${pictures[0]?.id}-large.webp`]
  await expect.poll(() => shop.files.find(key)).toBeUndefined()
  // A new picture needs a new review by staff.
  expect((await sendPicture(bought)).status).toBe(201)
  await expect.poll(() => shown(bought)).toEqual([])
})

it('shows the author why it was refused, and answers in the shop’s name', async () => {
  const bought = await buy({ email: 'refused@example.com' })
  await write(bought, { stars: 1, text: 'My neighbour is a fool', author: 'Nurlan' })
  const [waiting] = await waitingFor(bought.productId)
  const body = { decision: 'refused', reason: 'Please write about the hat.', expected_updated_at: waiting?.updated_at }
  expect((await decide(waiting?.id, body)).status).toBe(200)
  expect((await decide(waiting?.id, body)).body['code']).toBe('changed_meanwhile')
  expect((await own(bought)).items[0]?.review).toMatchObject({ status: 'refused', refusal: 'Please write about the hat.' })
  expect((await mails.titled('refused@example.com', 'About your review')).text).toContain('Please write about the hat.')

  await write(bought, { stars: 3, text: 'The hat is warm', author: 'Nurlan' })
  await decide(waiting?.id, { decision: 'approved' })
  const { body: read } = await call('GET', `/api/admin/reviews/${waiting?.id}`, { token: staff })
  const answered = await call('PUT', `/api/admin/reviews/${waiting?.id}/answer`, {
    token: staff,
    body: { text: 'Thank you!', expected_updated_at: read['updated_at'] },
  })
  expect(
    await call('PUT', `/api/admin/reviews/${waiting?.id}/answer`, {
      token: staff,
      body: { text: null, expected_updated_at: read['updated_at'] },
    }),
  ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current: { answer: 'Thank you!' } } })
  expect(answered).toMatchObject({ status: 200, body: { answer: 'Thank you!' } })
  await expect.poll(() => shown(bought)).toMatchObject([{ stars: 3, answer: 'Thank you!' }])
})

it('is included in its author’s export and deleted with the account', async () => {
  const token = await member('leaves@example.com')
  const bought = await buy({ email: 'leaves@example.com', token })
  await write(bought, { stars: 5, text: 'Mine', author: 'Aigerim' })
  await sendPicture(bought)
  const [waiting] = await waitingFor(bought.productId)
  await decide(waiting?.id, { decision: 'approved' })
  const everything = await exported(token)
  expect(everything.body['reviews']).toMatchObject([{ text: 'Mine', stars: 5, pictures: 1 }])
  expect((await call('DELETE', '/api/profile', { token, body: { password: 'felt-and-wool-7!' } })).status).toBe(204)
  await expect.poll(() => shown(bought)).toEqual([])
  expect(
    await shop.db
      .selectFrom('review_pictures')
      .selectAll()
      .where('review_id', '=', waiting?.id ?? '')
      .execute(),
  ).toEqual([])
})

async function buy({
  email,
  token,
  productId,
  isCompleted = true,
}: {
  email: string
  token?: string
  productId?: string
  isCompleted?: boolean
}): Promise<Bought> {
  const id = productId ?? (await given.product({ name: 'Hat', stock: 50 })).id
  const order = orderOf(method, [{ product_id: id, quantity: 1 }])
  const placed = await call('POST', '/api/orders', {
    body: { ...order, contact: { ...order.contact, name: 'Nurlan Abenov', email } },
    headers: { 'idempotency-key': newId() },
    token,
  })
  const { order: made, guest_token } = placed.body as { order: { id: string }; guest_token?: string }
  if (isCompleted) {
    const status = await call('PUT', `/api/admin/orders/${made.id}/status`, { token: staff, body: { status: 'completed' } })
    expect(status.status).toBe(200)
  }
  const buyer = token === undefined ? { headers: { 'guest-session-token': guest_token ?? '' } } : { token }
  return { orderId: made.id, productId: id, path: `/api/orders/${made.id}/reviews/${id}`, buyer }
}

function write({ path, buyer }: Bought, body: object) {
  return call('PUT', path, { ...buyer, body })
}

async function own({ orderId, buyer }: Bought): Promise<Own> {
  return (await call('GET', `/api/orders/${orderId}/reviews`, buyer)).body as Own
}

function sendPicture({ path, buyer }: Bought) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(photograph)], 'hat.jpg', { type: 'image/jpeg' }))
  return call('POST', `${path}/pictures`, { ...buyer, body })
}

async function waitingFor(productId: string) {
  const { body } = await call('GET', `/api/admin/reviews?status=waiting&product_id=${productId}`, { token: staff })
  return body['reviews'] as { id: string; updated_at: string }[]
}

/** Decides on the current version. */
async function decide(id: string | undefined, decision: object) {
  const { body } = await call('GET', `/api/admin/reviews/${id}`, { token: staff })
  return call('PUT', `/api/admin/reviews/${id}/decision`, { token: staff, body: { expected_updated_at: body['updated_at'], ...decision } })
}

async function shown({ productId }: Bought) {
  return (await call('GET', `/api/products/${productId}/reviews`)).body['reviews']
}

async function product({ productId }: Bought) {
  return (await call('GET', `/api/products/${productId}`)).body
}

it('is approved in the version that was read, and not in a later one of its author', async () => {
  const bought = await buy({ email: 'rewrites@example.com' })
  await write(bought, { stars: 5, text: 'Lovely felt', author: 'Dana' })
  const approve = (reviews: object[]) => call('POST', '/api/admin/reviews/approve', { token: staff, body: { reviews } })
  const [read] = await waitingFor(bought.productId)
  const version = { id: read?.id, updated_at: read?.updated_at }
  await write(bought, { stars: 1, text: 'Buy elsewhere', author: 'Dana' })
  expect((await approve([version])).body).toEqual({ changed: 0, failed: [{ id: read?.id, code: 'changed_meanwhile' }] })
  expect(await decide(read?.id, { decision: 'approved', expected_updated_at: read?.updated_at })).toMatchObject({ status: 409 })
  expect((await call('POST', '/api/admin/reviews/approve', { token: staff, body: { ids: [read?.id] } })).status).toBe(422)
  const [again] = await waitingFor(bought.productId)
  await sendPicture(bought)
  expect((await approve([{ id: again?.id, updated_at: again?.updated_at }])).body).toMatchObject({ changed: 0 })
  await decide(read?.id, { decision: 'refused', reason: 'An advertisement' })
  const { body } = await call('GET', `/api/admin/reviews/${read?.id}`, { token: staff })
  expect((await approve([{ id: read?.id, updated_at: body['updated_at'] }])).body).toMatchObject({ failed: [{ code: 'review_refused' }] })
})

it('is not signed with the name of the shop', async () => {
  const bought = await buy({ email: 'pretends@example.com' })
  for (const author of ['Tulpar Support', 'T u l p a r', 'ｔｕｌｐａｒ']) {
    const answer = await write(bought, { stars: 5, text: 'Warm', author })
    expect(answer).toMatchObject({ status: 422, body: { fields: { author: expect.any(String) } } })
  }
})
