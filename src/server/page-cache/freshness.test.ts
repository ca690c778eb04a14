import { expect, it } from 'vitest'
import { tagsOf } from './freshness.ts'

it('drops kept pages when a text changes', () => {
  for (const table of ['content_pages', 'content_translations']) expect(tagsOf({ table, type: 'UPDATE' })).toEqual(['content'])
  for (const table of ['events', 'event_translations', 'event_products']) expect(tagsOf({ table, type: 'UPDATE' })).toEqual(['events'])
})
