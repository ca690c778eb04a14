import { adminPages } from '#contract/admin-pages.ts'
import { studioSession } from './made-once.ts'
import type { AddressOf, PageList } from './page-list.ts'

const at =
  (step: string): AddressOf =>
  async (things, page) =>
    adminPages.studioSession(await studioSession(things, page), { step })

export const studioPages: PageList = {
  'admin/studio/:sessionId (product)': at('product'),
  'admin/studio/:sessionId (shots)': at('shots'),
  'admin/studio/:sessionId (look)': at('look'),
  'admin/studio/:sessionId (analysis)': at('analysis'),
  'admin/studio/:sessionId (prompts)': at('prompts'),
  'admin/studio/:sessionId (images)': at('images'),
  'admin/studio/:sessionId (review)': at('review'),
  'admin/studio/:sessionId (save)': at('save'),
}
