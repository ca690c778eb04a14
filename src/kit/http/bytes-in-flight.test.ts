import { expect, it } from 'vitest'
import { BytesInFlight } from './bytes-in-flight.ts'

it('takes no more than its limit, of files a little less, and returns what it reserved', () => {
  const inFlight = new BytesInFlight(800)
  const file = inFlight.open('file')
  file.take(700)
  expect(() => file.take(1)).toThrow(expect.objectContaining({ code: 'too_busy', status: 503 }))
  const order = inFlight.open('small')
  order.take(100)
  expect(inFlight.held).toBe(800)
  expect(() => inFlight.open('small').take(1)).toThrow(expect.objectContaining({ code: 'too_busy' }))
  file.end()
  file.end()
  expect(inFlight.held).toBe(100)
  order.end()
  expect(inFlight.held).toBe(0)
})
