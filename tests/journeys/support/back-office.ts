import { type Page, test } from '@playwright/test'
import { z } from 'zod'
import { call } from './calls.ts'
import { expect } from './journey.ts'
import { signInAs } from './signing-in.ts'

const made = z.object({ id: z.string(), slug: z.string() })

/** What an administrator does without a page; `admin` is signed in as one. */
export async function backOffice(admin: Page) {
  await signInAs(admin, 'admin')
  return {
    /** A product that no other journey knows. */
    async create(product: { name: string; price: number; status?: 'draft' }): Promise<z.infer<typeof made>> {
      const code = `journey-${crypto.randomUUID()}`
      return made.parse(await call(admin, '/api/admin/products', { slug: code, sku: code, status: 'active', stock: 20, ...product }))
    },
    async change(id: string, data: object): Promise<void> {
      const headers = { origin: test.info().project.use.baseURL ?? '' }
      const answer = await admin.request.patch(`/api/admin/products/${id}`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
  }
}
