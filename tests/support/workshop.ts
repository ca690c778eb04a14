import type { ProductTypePage } from '#contract/product-types.ts'
import type { ItemSteps, ProductionQueue } from '#contract/production.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from './accounts.ts'
import { orderOf } from './given.ts'

/** Opens a shop with a workshop: an admin, and products whose type has steps. Call it at the top of the file. */
export async function workshop() {
  const shop = await shopWithAccounts()
  const { call, given, db } = shop
  const token = await shop.admin('workshop@example.com')
  const method = await given.paymentMethod()

  async function done<Answer>(verb: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await call(verb, path, { token, body })
    if (answer.status >= 300) throw new Error(`${verb} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as Answer
  }

  async function type(steps: readonly [name: string, minutes: number][], minutesPerDay = 60): Promise<ProductTypePage> {
    return done('POST', '/api/admin/product-types', {
      name: `Type ${newId()}`,
      minutes_per_day: minutesPerDay,
      steps: steps.map(([name, minutes]) => ({ name, minutes })),
    })
  }

  async function productOf(typeId: string): Promise<string> {
    const { id } = await given.product({ stock: 100_000 })
    await db.updateTable('products').set({ product_type_id: typeId }).where('id', '=', id).execute()
    return id
  }

  async function order(productIds: readonly string[], quantity = 1) {
    const items = productIds.map((product_id) => ({ product_id, quantity }))
    const headers = { 'idempotency-key': newId() }
    const { body } = await call('POST', '/api/orders', { body: orderOf(method, items), headers, token })
    return (body as { order: { id: string; order_number: string; items: { id: string }[] } }).order
  }

  const mark = (orderId: string, status: string) => done('PUT', `/api/admin/orders/${orderId}/status`, { status })

  async function making(productIds: readonly string[], quantity = 1) {
    const placed = await order(productIds, quantity)
    await mark(placed.id, 'processing')
    return { id: placed.id, number: placed.order_number, itemIds: placed.items.map(({ id }) => id) }
  }

  const stepsOf = (itemId: string) => done<ItemSteps>('GET', `/api/admin/order-items/${itemId}/production-steps`)
  const queue = (query = '') => done<ProductionQueue>('GET', `/api/admin/production-queue?${query}`)
  const patch = (itemId: string, stepId: string, body: object, as = token) =>
    call('PATCH', `/api/admin/order-items/${itemId}/production-steps/${stepId}`, { token: as, body })

  return { ...shop, token, method, done, type, productOf, order, mark, making, stepsOf, queue, patch }
}
