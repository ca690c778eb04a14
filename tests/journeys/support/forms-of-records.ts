import type { Page } from '@playwright/test'
import { countNamed, type Form, savedOn, type Someone, unique } from './forms-that-make.ts'
import { openPage } from './journey.ts'
import { signInAs } from './signing-in.ts'

/** A form of the back office that creates a record with a name, for `lost-answers.spec.ts`. */
function record(folder: string, api: string, list: string, fill: (page: Page, name: string) => Promise<void>, key = 'name') {
  return async (page: Page, _someoneElse: Someone): Promise<Form> => {
    const name = `Thing ${unique()}`
    await signInAs(page, 'admin')
    return {
      isWrite: (address) => address === api,
      async fill(nth) {
        await openPage(page, `/admin/${folder}/new`)
        await fill(page, `${name} ${nth}`)
      },
      ...savedOn(page, folder, name),
      count: () => countNamed(page, `${api}?limit=100&q=${encodeURIComponent(name)}`, list, name, key),
    }
  }
}

const fillName =
  (id: string, ...others: readonly (readonly [id: string, text: string | undefined])[]) =>
  async (page: Page, name: string) => {
    await page.locator(id).fill(name)
    for (const [other, text = name] of others) await page.locator(other).fill(text)
  }

export const records: Record<string, (page: Page, someoneElse: Someone) => Promise<Form>> = {
  'a product': record(
    'products',
    '/api/admin/products',
    'products',
    fillName('#edit-translations-en-name', ['#edit-sku', undefined], ['#edit-price', '5']),
  ),
  'a story': record('stories', '/api/admin/stories', 'stories', fillName('#edit-translations-en-title'), 'title'),
  'a size guide': record(
    'size-guides',
    '/api/admin/size-guides',
    'size_guides',
    fillName('#edit-translations-en-name', ['#edit-translations-en-columns', 'Size, Chest'], ['#edit-rows', 'S | 50']),
  ),
}
