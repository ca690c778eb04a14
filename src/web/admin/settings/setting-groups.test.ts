import { expect, it } from 'vitest'
import { settingGroups, settingNames } from './setting-groups.ts'

it('has every setting in one group', () => {
  expect(Object.values(settingGroups).flat().sort()).toEqual([...settingNames].sort())
})
