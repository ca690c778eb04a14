import { describe, expect, it } from 'vitest'
import type { AccountActor } from '#contract/actor.ts'
import { newId } from '#kit/ids.ts'
import { emptyGuestCart, putGuestCart } from '#modules/carts/guest-cart.ts'
import { restoreCart } from '#modules/carts/restore-cart.ts'
import { addToWishlist } from '#modules/accounts/wishlist.ts'
import { setOnHand } from '#modules/inventory/index.ts'
import { letterWork } from '#tests/support/letter-work.ts'

const hourMs = 3_600_000
const publicUrl = 'https://tulpar.example'
const { ctx, db, parts, clock, make, changeAutomation, switchOn, work, workTwice, reader, fill, order, sentTo, textOf } = await letterWork()

describe('an abandoned cart', () => {
  it('is followed by a reminder after an hour and after a day, with a link that restores it', async () => {
    await switchOn('abandoned_cart')
    const account = await reader()
    const product = await make.product({ name: 'Felt hat', price: 40 })
    await fill(account, product.id)
    clock.advance(hourMs - 1)
    await work()
    expect(sentTo()).toEqual([])
    clock.advance(1)
    await work()
    await work()
    expect(sentTo()).toEqual([account.email])
    expect(textOf()).toContain('Felt hat')
    expect(textOf()).toContain('RM\u00a080.00')
    const { sealed, key } = await db.selectFrom('letter_links').selectAll().where('href', '=', '/cart').executeTakeFirstOrThrow()
    const href = (sealed && parts.seal.show(sealed, key)) ?? ''
    const token = new URL(href, publicUrl).searchParams.get('restore') ?? ''
    expect(await restoreCart(ctx, { token })).toMatchObject({ lines: [{ product_id: product.id, quantity: 2 }] })
    clock.advance(23 * hourMs)
    await work()
    expect(sentTo()).toEqual([account.email, account.email])
    clock.advance(30 * hourMs)
    await work()
    expect(sentTo()).toHaveLength(2)
  })

  it('causes no reminder without consent, once it was bought, or emptied', async () => {
    await switchOn('abandoned_cart')
    const [silent, buyer, tidy] = [await reader({ consents: false }), await reader(), await reader()]
    const { id } = await make.product()
    for (const account of [silent, buyer, tidy]) await fill(account, id)
    clock.advance(1000)
    await order(buyer, id)
    await db.deleteFrom('cart_items').where('account_id', '=', tidy.accountId).execute()
    clock.advance(2 * hourMs)
    await work()
    expect(sentTo()).toEqual([])
  })

  it('of a guest who reads letters is restored on any device, and of nobody else', async () => {
    await switchOn('abandoned_cart')
    const subscriber = await reader({ language: 'ru' })
    const product = await make.product({ name: 'Felt hat', price: 40 })
    const items = [{ product_id: product.id, quantity: 3 }]
    await putGuestCart({ ...ctx, language: 'ru' }, { email: subscriber.email.toUpperCase(), items, isOwner: true })
    await putGuestCart(ctx, { email: 'stranger@example.com', items, isOwner: true })
    expect(await db.selectFrom('guest_carts').select('email').execute()).toEqual([{ email: subscriber.email }])
    clock.advance(hourMs)
    await work()
    // A reloaded page sends the unchanged cart again. This is no new occasion.
    await putGuestCart({ ...ctx, language: 'ru' }, { email: subscriber.email, items, isOwner: true })
    await work()
    expect(sentTo()).toEqual([subscriber.email])
    const [link] = await db.selectFrom('letter_links').selectAll().where('href', '=', '/ru/cart').execute()
    const href = (link?.sealed && parts.seal.show(link.sealed, link.key)) ?? ''
    const token = new URL(href, publicUrl).searchParams.get('restore') ?? ''
    expect(await restoreCart(ctx, { token })).toMatchObject({ lines: [{ product_id: product.id, quantity: 3 }] })
  })

  it('of a guest causes no reminder once they left, emptied it or ordered', async () => {
    await switchOn('abandoned_cart')
    const [left, tidy, buyer] = [await reader(), await reader(), await reader()]
    const { id } = await make.product()
    const put = (email: string, items: { product_id: string; quantity: number }[]) => putGuestCart(ctx, { email, items, isOwner: true })
    for (const { email } of [left, tidy, buyer]) await put(email, [{ product_id: id, quantity: 1 }])
    await db.updateTable('newsletter_subscribers').set({ status: 'unsubscribed' }).where('email', '=', left.email).execute()
    await put(tidy.email, [])
    await emptyGuestCart(ctx, buyer.email.toUpperCase())
    clock.advance(2 * hourMs)
    await work()
    expect(sentTo()).toEqual([])
  })

  it('waits for the morning', async () => {
    await switchOn('abandoned_cart')
    const account = await reader()
    clock.set('2026-03-21T13:30:00Z')
    await fill(account, (await make.product()).id)
    // 23:00 in Kuala Lumpur.
    clock.set('2026-03-21T15:00:00Z')
    await work()
    expect(sentTo()).toEqual([])
    clock.set('2026-03-22T00:30:00Z')
    await work()
    await work()
    expect(sentTo()).toEqual([account.email])
  })

  it('causes no second reminder by jobs that run twice, and none while automations are off', async () => {
    const account = await reader()
    await fill(account, (await make.product()).id)
    clock.advance(2 * hourMs)
    await work()
    expect(await db.selectFrom('automation_letters').selectAll().execute()).toEqual([])
    await switchOn('abandoned_cart')
    await workTwice()
    expect(sentTo()).toEqual([account.email])
  })
})

describe('a wish', () => {
  const wish = (account: { accountId: string }, productId: string) =>
    db
      .insertInto('wishlist_items')
      .values({ account_id: account.accountId, product_id: productId, price_when_added: 40, created_at: clock.now() })
      .execute()
  const stock = (productId: string, onHand: number) => setOnHand(ctx, productId, [{ variationId: null, size: null, onHand }])

  it('that is back in stock is announced once, to readers who want letters', async () => {
    await switchOn('back_in_stock')
    const [account, silent] = [await reader({ language: 'ru' }), await reader({ consents: false })]
    const { id } = await make.product({ name: 'Hat', names: { ru: 'Шляпа' }, stock: 0 })
    await wish(account, id)
    await wish(silent, id)
    await work()
    await stock(id, 3)
    clock.advance(5 * 60_000)
    await work()
    await work()
    expect(sentTo()).toEqual([account.email])
    expect(textOf()).toContain('Шляпа')
  })

  it('for a product back before the first look is sent once', async () => {
    await switchOn('back_in_stock')
    const [first, second, silent] = [await reader(), await reader(), await reader({ consents: false })]
    const [never, before] = [await make.product({ stock: 0 }), await make.product({ stock: 2 })]
    const add = (account: AccountActor, { id }: { id: string }) => addToWishlist({ ...ctx, actor: account }, id)
    await add(silent, before)
    await work()
    clock.advance(60_000)
    await stock(before.id, 0)
    await add(second, before)
    await add(first, never)
    for (const { id } of [never, before]) await stock(id, 3)
    clock.advance(4 * 60_000)
    await work()
    clock.advance(5 * 60_000)
    await work()
    expect(sentTo().toSorted()).toEqual([first.email, second.email].toSorted())
  })

  it('for a product that is there, or returned after a look, makes no further letter', async () => {
    await switchOn('back_in_stock')
    const [account, other] = [await reader(), await reader()]
    const [there, gone] = [await make.product({ stock: 2 }), await make.product({ stock: 0 })]
    await addToWishlist({ ...ctx, actor: other }, there.id)
    await addToWishlist({ ...ctx, actor: account }, gone.id)
    await work()
    expect(sentTo()).toEqual([])
    await stock(gone.id, 1)
    for (let look = 0; look < 3; look += 1) {
      clock.advance(5 * 60_000)
      await work()
    }
    expect(sentTo()).toEqual([account.email])
  })

  it('that costs less is announced with the price before, and not when the price rises again', async () => {
    await switchOn('price_drop')
    const account = await reader()
    const { id } = await make.product({ name: 'Hat', price: 40 })
    await wish(account, id)
    await work()
    await db.updateTable('products').set({ sale_price: 30 }).where('id', '=', id).execute()
    clock.advance(5 * 60_000)
    await work()
    expect(sentTo()).toEqual([account.email])
    expect(textOf()).toContain('RM\u00a030.00 (instead of RM\u00a040.00)')
    await db.updateTable('products').set({ sale_price: null }).where('id', '=', id).execute()
    clock.advance(24 * hourMs)
    await work()
    expect(sentTo()).toHaveLength(1)
  })

  it('makes no second letter on one day', async () => {
    await switchOn('price_drop')
    await switchOn('back_in_stock')
    const account = await reader()
    const [first, second] = [await make.product({ price: 40 }), await make.product({ stock: 0 })]
    await wish(account, first.id)
    await wish(account, second.id)
    await work()
    await db.updateTable('products').set({ sale_price: 30 }).where('id', '=', first.id).execute()
    await stock(second.id, 1)
    clock.advance(5 * 60_000)
    await work()
    expect(sentTo()).toHaveLength(1)
    clock.advance(hourMs)
    await work()
    expect(sentTo()).toHaveLength(1)
    clock.advance(24 * hourMs)
    await work()
    expect(sentTo()).toHaveLength(2)
  })
})

describe('an order', () => {
  it('is requested a week after it was completed', async () => {
    await switchOn('after_delivery')
    const account = await reader()
    const { id } = await make.product({ name: 'Hat' })
    const { id: orderId } = await order(account, id, { status: 'completed' })
    await db
      .insertInto('order_history')
      .values({ id: newId(), order_id: orderId, kind: 'status', status: 'completed', created_at: clock.now() })
      .execute()
    clock.advance(7 * 24 * hourMs - 1)
    await work()
    expect(sentTo()).toEqual([])
    clock.advance(1)
    await work()
    await work()
    expect(sentTo()).toEqual([account.email])
  })

  it('about pre-orders is sent when all of them are made', async () => {
    await switchOn('pre_order_ready')
    const account = await reader()
    const { id } = await make.product({ name: 'Hat', is_pre_order: true })
    const placed = await order(account, id, { status: 'processing' }, true)
    const now = clock.now()
    const making = { id: placed.itemId, order_id: placed.id, quantity: 1, due_at: now, begun_at: now, updated_at: now }
    await db
      .insertInto('production_items')
      .values({ ...making, status: 'done', finished_at: now })
      .execute()
    await work()
    await work()
    expect(sentTo()).toEqual([account.email])
    expect(textOf()).toContain('Hat')
  })
})

describe('a birthday', () => {
  it('is sent to members once a year, 29 February a day earlier in other years', async () => {
    await switchOn('birthday')
    const member = await reader({ isMember: true, birthday: '1990-03-21' })
    const leapling = await reader({ isMember: true, birthday: '2000-02-29' })
    await reader({ birthday: '1990-03-21' })
    await work()
    clock.advance(hourMs)
    await work()
    expect(sentTo()).toEqual([member.email])
    expect(textOf()).toMatch(/Happy birthday, /)
    clock.set('2027-02-28T04:00:00Z')
    await work()
    expect(sentTo()).toEqual([member.email, leapling.email])
  })
})

describe('staff', () => {
  it('change a language’s letter, restore the first one, and enable no incomplete one', async () => {
    const own = { subject: 'Hi {{nmae}}', preheader: '', blocks: [{ type: 'text' as const, text: 'Hello' }] }
    await expect(changeAutomation({ kind: 'birthday', is_active: true, letters: { en: own } })).rejects.toMatchObject({
      code: 'letter_not_ready',
    })
    const changed = await changeAutomation({ kind: 'birthday', letters: { en: { ...own, subject: 'Hi' } } })
    expect(changed).toMatchObject({
      is_active: false,
      problems: [],
      letters: { en: { subject: 'Hi' }, ru: { subject: expect.stringContaining('рожд') } },
    })
    const back = await changeAutomation({ kind: 'birthday', letters: { en: null } })
    expect(back.letters.en?.subject).toBe('Happy birthday, {{name}}')
  })

  it('learn that somebody else was quicker, and overwrite nothing unseen', async () => {
    const { updated_at: read } = await switchOn('birthday')
    clock.advance(1000)
    const first = await changeAutomation({ kind: 'birthday', is_active: false, expected_updated_at: read })
    await expect(changeAutomation({ kind: 'birthday', is_active: true, expected_updated_at: read })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: { current: { is_active: false, updated_at: first.updated_at } },
    })
    const again = { kind: 'birthday' as const, is_active: true, expected_updated_at: first.updated_at }
    expect(await changeAutomation(again)).toMatchObject({ is_active: true })
  })

  it.each(['abandoned_cart', 'back_in_stock', 'price_drop', 'pre_order_ready', 'after_delivery', 'birthday'] as const)(
    'can switch on %s with its first letters',
    async (kind) => {
      expect(await switchOn(kind)).toMatchObject({ is_active: true, problems: [] })
    },
  )
})
