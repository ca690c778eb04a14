import { expect, it } from 'vitest'
import { memberCodeIn, spelledCode } from './member-code.ts'

it('is recognised in any form, and printed in groups', () => {
  for (const typed of ['M7KQ42XWP', 'm7kq42xwp', ' M-7KQ4-2XWP ', 'M 7KQ4 2XWP']) expect(memberCodeIn(typed)).toBe('M7KQ42XWP')
  for (const other of ['', 'M7KQ42XW', 'M7KQ42XWPP', 'X7KQ42XWP', 'M7KQ42XWO', 'maria@example.com'])
    expect(memberCodeIn(other)).toBeUndefined()
  expect(spelledCode('M7KQ42XWP')).toBe('M-7KQ4-2XWP')
})
