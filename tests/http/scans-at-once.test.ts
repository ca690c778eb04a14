import { expect, it } from 'vitest'
import { stall } from '#tests/support/stall.ts'

const { collectable, scan, scanOf, stocked } = await stall()
const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

it('answers two scans of one order in one message correctly, in either order', async () => {
  const { eventId, productId } = await stocked(5)
  const { code } = await collectable(eventId, productId)
  const [later, earlier] = [scanOf(eventId, code, { scanned_at: at(5) }), scanOf(eventId, code, { scanned_at: at(9) })]
  expect(await scan(later, earlier)).toMatchObject([
    { scan_id: later.scan_id, result: 'already_collected', collected_at: earlier.scanned_at },
    { scan_id: earlier.scan_id, result: 'collected', collected_at: earlier.scanned_at },
  ])
})

it('lets one phone alone hand over, of ten that scanned at the same moment', async () => {
  const { eventId, productId } = await stocked(5)
  const { code } = await collectable(eventId, productId)
  const scanned_at = at(3)
  const results: (string | undefined)[] = []
  for (let phone = 0; phone < 10; phone += 1) results.push((await scan(scanOf(eventId, code, { scanned_at })))[0]?.result)
  expect(results).toEqual(['collected', ...Array.from({ length: 9 }, () => 'already_collected')])
})
