import { type Page, test } from '@playwright/test'
import { z } from 'zod'
import { call } from './calls.ts'
import { expect } from './journey.ts'
import { signInAs } from './signing-in.ts'

const made = z.object({ id: z.string(), slug: z.string() })
const waiting = z.object({
  waiting: z.array(z.object({ variation_id: z.string().nullable(), size: z.string().nullable(), count: z.number() })),
})

type NewProduct = {
  name: string
  price: number
  status?: 'draft'
  sizes?: readonly string[]
  stock?: number | readonly { size: string; on_hand: number }[]
}

/** Administration without pages; `admin` is signed in as an admin. */
export async function backOffice(admin: Page) {
  await signInAs(admin, 'admin')
  return {
    /** Creates a product that no other journey uses. */
    async create(product: NewProduct): Promise<z.infer<typeof made>> {
      const code = `journey-${crypto.randomUUID()}`
      return made.parse(await call(admin, '/api/admin/products', { slug: code, sku: code, status: 'active', stock: 20, ...product }))
    },
    async change(id: string, data: object): Promise<void> {
      const headers = { origin: test.info().project.use.baseURL ?? '' }
      const answer = await admin.request.patch(`/api/admin/products/${id}`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    /** Returns the confirmed requests for a notification when the product is back. */
    async waitingFor(id: string): Promise<z.infer<typeof waiting>['waiting']> {
      const answer = await admin.request.get(`/api/admin/products/${id}/stock-notices`)
      return waiting.parse(await answer.json()).waiting
    },
    /** Creates a code that no other journey uses. */
    async createDiscount(discount: { kind: 'percent' | 'amount'; value: number }): Promise<string> {
      const code = `J${crypto.randomUUID().slice(0, 8).toUpperCase()}`
      await call(admin, '/api/admin/discounts', { code, ...discount })
      return code
    },
  }
}
