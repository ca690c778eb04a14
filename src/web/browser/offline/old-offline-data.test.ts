import { expect, it } from 'vitest'
import { queuedEntry, queuedPress } from './old-offline-data.ts'

it('keeps everything of an action at a stall, under its key', () => {
  const deed = { kind: 'payment', key: 'k', orderId: 'o', method: 'cash' }
  const entry = { number: 7, deed, madeBy: 'madi', madeAt: '2026-11-21T06:00:00Z', title: 'UND-48231', pieces: 1, amount: 40 }
  expect(queuedEntry({ ...entry, state: 'waiting' })).toEqual({
    action: deed,
    madeBy: 'madi',
    madeAt: '2026-11-21T06:00:00Z',
    title: 'UND-48231',
    pieces: 1,
    amount: 40,
    state: 'waiting',
  })
})

it('turns presses and photos into actions, refused ones with their sentence', () => {
  const press = { key: 'k', itemId: 'i', stepId: 's', stepName: 'Wash', status: 'done' }
  const at = '2026-11-21T06:00:00Z'
  expect(queuedPress(press, 'waiting', at)).toEqual({
    action: { ...press, kind: 'step' },
    madeBy: undefined,
    madeAt: at,
    state: 'waiting',
  })
  expect(queuedPress({ ...press, photo: { name: 'flaw.png' }, sentence: 'Too late' }, 'refused', at)).toMatchObject({
    action: { kind: 'photo', photo: { name: 'flaw.png' } },
    state: 'refused',
    refusal: 'Too late',
  })
})
