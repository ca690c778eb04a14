import { beforeEach, expect, it } from 'vitest'
import { createLog } from '#kit/log/log.ts'
import { orderOf } from '#tests/support/given.ts'
import { buy } from '#tests/support/buyers.ts'
import { runningShop } from '#tests/support/shop.ts'

const lines: Record<string, unknown>[] = []
const log = createLog({ level: 'warn', isPretty: false, destination: { write: (line) => void lines.push(JSON.parse(line)) } })
const { origin, shop, given } = await runningShop({}, log)
const { id } = await given.product({ stock: 100 })
const order = orderOf(await given.paymentMethod(), [{ product_id: id, quantity: 1 }])

beforeEach(() => {
  lines.length = 0
})

async function failWith(state: string): Promise<void> {
  await shop.pool.query(`
    create or replace function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '${state}'; end $$;
    create or replace trigger no_room before insert on orders for each row execute function no_room()`)
}

it('asks buyers to come back when the disk of the database is full, and informs its operator in one line', async () => {
  await failWith('53100')
  const answers = await Promise.all(Array.from({ length: 5 }, () => buy(origin, order)))
  expect(answers.map(({ status, code, retryAfter }) => [status, code, retryAfter])).toEqual(answers.map(() => [503, 'unavailable', '5']))
  expect(lines).toEqual([expect.objectContaining({ level: 'error', code: '53100', reason: 'no room', msg: 'the database is away' })])
})

it('places orders again when there is room', async () => {
  await shop.pool.query('drop trigger no_room on orders')
  expect((await buy(origin, order)).status).toBe(201)
  expect(lines).toEqual([])
})

it('calls a damaged table a fault', async () => {
  await failWith('XX001')
  expect((await buy(origin, order)).status).toBe(500)
  expect(lines).toEqual([expect.objectContaining({ level: 'error', msg: 'call failed' })])
  await shop.pool.query('drop trigger no_room on orders')
})
