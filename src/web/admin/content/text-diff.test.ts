import { expect, it } from 'vitest'
import { diffLines } from './text-diff.ts'

it('lists rows that stayed, went and came, in the order of reading', () => {
  expect(diffLines('One\n\nTwo\nThree', 'One\nTwo, anew\n\nThree\nFour')).toEqual([
    { kind: 'same', text: 'One' },
    { kind: 'removed', text: 'Two' },
    { kind: 'added', text: 'Two, anew' },
    { kind: 'same', text: 'Three' },
    { kind: 'added', text: 'Four' },
  ])
})

it('sees all of a text come or go, and no change in spaces', () => {
  expect(diffLines('', 'New')).toEqual([{ kind: 'added', text: 'New' }])
  expect(diffLines('Old', '')).toEqual([{ kind: 'removed', text: 'Old' }])
  expect(diffLines('One  \n\n\nTwo', 'One\nTwo').every(({ kind }) => kind === 'same')).toBe(true)
})
