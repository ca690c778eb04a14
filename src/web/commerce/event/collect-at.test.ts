import { expect, it } from 'vitest'
import { parseCollectAt } from './collect-at.ts'

const choice = { id: 'e', slug: 'market', title: 'Market', until: '2026-12-12T10:00:00.000Z' }
const beforeMs = Date.parse('2026-12-12T09:59:59Z')

it('comes back from storage until the event is over', () => {
  expect(parseCollectAt(JSON.stringify(choice), beforeMs)).toEqual(choice)
  expect(parseCollectAt(JSON.stringify(choice), beforeMs + 1000)).toBeUndefined()
})

it('is none where invalid data is stored', () => {
  for (const odd of [null, 'not json', '{}', '[]', JSON.stringify({ ...choice, until: 5 })])
    expect(parseCollectAt(odd, beforeMs)).toBeUndefined()
})
