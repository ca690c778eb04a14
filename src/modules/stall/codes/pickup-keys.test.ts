import { expect, it } from 'vitest'
import { pickupPayload, readPickupCode, writePickupCode } from '#contract/rules/pickup-code.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { isSigned, listKeys, type PickupKey, pickupKeyOf, rememberKey, signPayload } from './pickup-keys.ts'

const { db } = await testDatabase()
const ctx = { db, clock: systemClock }
const [earlier, present, stranger] = ['first secret', 'second secret', 'another shop'].map(pickupKeyOf) as [PickupKey, PickupKey, PickupKey]

function codeBy(key: PickupKey, keyId = key.id) {
  const ids = { keyId, eventId: newId(), orderId: newId(), nonce: '0123456789abcdef' }
  const payload = pickupPayload(ids)
  const read = readPickupCode(writePickupCode(payload, signPayload(key, payload)))
  if (!read) throw new Error('A code that was written is not read')
  expect(read).toMatchObject(ids)
  return read
}

it('makes the same key of the same secret', () => {
  expect(pickupKeyOf('first secret').publicKey).toEqual(earlier.publicKey)
  expect(present.id).not.toBe(earlier.id)
})

it('knows the codes of every key that the shop has had, and of no other', async () => {
  await rememberKey(ctx, earlier)
  const old = codeBy(earlier)
  await rememberKey(ctx, present)
  await rememberKey(ctx, present)
  expect(await listKeys(ctx)).toHaveLength(2)
  expect(await isSigned(ctx, old)).toBe(true)
  expect(await isSigned(ctx, codeBy(present))).toBe(true)
  expect(await isSigned(ctx, codeBy(stranger))).toBe(false)
  expect(await isSigned(ctx, codeBy(stranger, present.id))).toBe(false)
})
