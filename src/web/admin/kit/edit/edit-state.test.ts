import { expect, it } from 'vitest'
import { afterLostAnswer, afterSaving, resumeEditing, settle, startEditing, rebase } from './edit-state.ts'

const saved = { name: 'Mug', price: 49, stock: 4 }
const typing = (values: Partial<typeof saved>) => ({ ...startEditing(saved), values: { ...saved, ...values } })

it('merges changes of others with typed ones, and asks where both changed the same', () => {
  const state = rebase(typing({ name: 'Adras mug', price: 39 }), { name: 'Mug', price: 45, stock: 3 })
  expect(state).toMatchObject({ values: { name: 'Adras mug', price: 39, stock: 3 }, theirs: { price: 45 } })
  expect(settle(state, ['price'])).toMatchObject({ values: { name: 'Adras mug', price: 45 }, theirs: {} })
  expect(settle(state, [])).toMatchObject({ values: { price: 39 }, theirs: {} })
})

it('keeps asking when the page is refreshed for another reason', () => {
  const asked = rebase(typing({ price: 39 }), { ...saved, price: 45 })
  expect(rebase(asked, { ...saved, price: 45, stock: 3 })).toMatchObject({ values: { price: 39, stock: 3 }, theirs: { price: 45 } })
  expect(rebase({ ...asked, read: undefined }, { ...saved, price: 45 }).theirs).toEqual({ price: 45 })
  expect(rebase(asked, { ...saved, price: 44 }).theirs).toEqual({ price: 44 })
  expect(rebase(asked, { ...saved, price: 39 }).theirs).toEqual({})
})

it('keeps text typed during a save, and values that somebody else saved after it', () => {
  const sending = rebase(typing({ name: 'Adras mug', price: 39 }), { ...saved, price: 45 })
  const after = afterSaving({ ...sending, values: { ...sending.values, name: 'Ikat mug' } }, { name: 'Adras mug', price: 39 })
  const read = rebase({ ...after, read: undefined }, { name: 'Adras mug', price: 45, stock: 4 })
  expect(read).toMatchObject({ base: { name: 'Adras mug', price: 45 }, values: { name: 'Ikat mug', price: 39 }, theirs: { price: 45 } })
})

it('continues with stored changes, and asks where somebody else changed the same', () => {
  const kept = { base: { name: 'Mug', price: 49 }, values: { name: 'Adras mug', price: 39 } }
  expect(resumeEditing(startEditing(saved), kept)).toMatchObject({
    base: saved,
    values: { name: 'Adras mug', price: 39, stock: 4 },
    theirs: {},
  })
  expect(resumeEditing(startEditing({ name: 'Mug', price: 45, stock: 3 }), kept)).toMatchObject({
    base: { price: 45 },
    values: { name: 'Adras mug', price: 39, stock: 3 },
    theirs: { price: 45 },
  })
})

it('asks unanswered questions again after a reload, and keeps text typed before the rest was found', () => {
  const now = { name: 'Mug', price: 65, stock: 4 }
  const kept = { base: { price: 65 }, values: { price: 61 }, asked: ['price'] }
  expect(resumeEditing(startEditing(now), kept)).toMatchObject({ values: { price: 61 }, theirs: { price: 65 } })
  expect(resumeEditing(startEditing({ ...now, price: 61 }), kept)).toMatchObject({ values: { price: 61 }, theirs: {} })
  const typed = { ...startEditing(now), values: { ...now, name: 'Ikat mug' } }
  expect(resumeEditing(typed, kept)).toMatchObject({ values: { name: 'Ikat mug', price: 61 }, theirs: { price: 65 } })
})

it('recognises its own save after a reload, where its answer had not arrived', () => {
  const kept = { base: { name: 'Mug' }, values: { name: 'Ikat mug' }, unanswered: [{ name: 'Adras mug' }] }
  const arrived = resumeEditing(startEditing({ ...saved, name: 'Adras mug' }), kept)
  expect(arrived).toMatchObject({ values: { name: 'Ikat mug' }, theirs: {} })
  expect(resumeEditing(startEditing({ ...saved, name: 'Felt mug' }), kept)).toMatchObject({ theirs: { name: 'Felt mug' } })
})

it('recognises its own save after a lost answer', () => {
  const lost = afterLostAnswer(typing({ name: 'Ikat mug', price: 39 }), { name: 'Adras mug' })
  const read = rebase(lost, { ...saved, name: 'Adras mug' })
  expect(read).toMatchObject({ values: { name: 'Ikat mug', price: 39 }, theirs: {}, unanswered: [], hasArrived: true, found: 1 })
  expect(rebase(lost, { ...saved, name: 'Adras mug', stock: 3 })).toMatchObject({ theirs: {}, hasArrived: false, found: 1 })
  expect(rebase(lost, { ...saved, name: 'Felt mug' })).toMatchObject({ theirs: { name: 'Felt mug' }, hasArrived: false, found: 0 })

  const readFirst = rebase(typing({ name: 'Ikat mug' }), { ...saved, name: 'Adras mug' })
  expect(afterLostAnswer(readFirst, { name: 'Adras mug' })).toMatchObject({
    values: { name: 'Ikat mug' },
    theirs: {},
    hasArrived: true,
    found: 1,
  })
})
