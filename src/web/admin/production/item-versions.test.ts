import { expect, it } from 'vitest'
import { noteVersions, versionsOf } from './item-versions.ts'

const [first, second, third] = ['2026-11-29T10:00:00.000Z', '2026-11-29T10:00:01.000Z', '2026-11-29T10:00:02.000Z'] as const
const read = (order_item_id: string, updated_at: string) => ({ order_item_id, updated_at })

it('expects an item as it was read, or as it was changed here since', () => {
  noteVersions({ moved: second })
  expect(versionsOf([read('moved', first), read('other', first)])).toEqual({ moved: second, other: first })
  expect(versionsOf([read('moved', third)])).toEqual({ moved: third })
})
