import { z } from 'zod'
import { call } from './call.ts'
import { productPage } from './catalog.ts'
import { country, id, instant, language } from './fields.ts'

/** A product's page for staff: read-only, as a guest sees it, in any status. */
export const productPreviewsContract = {
  make: call('staff', { onlyAsks: true })
    .route({
      method: 'POST',
      path: '/admin/products/{id}/previews',
      summary: 'Make a link to the page of a product, valid for 30 minutes',
      successStatus: 201,
      tags: ['Admin: products'],
    })
    .input(z.object({ id }))
    .output(z.object({ path: z.string(), expires_at: instant }))
    .errors({ product_not_found: { status: 404 } }),
  read: call('link_holder')
    .route({
      method: 'GET',
      path: '/product-previews/{token}',
      summary: 'Read a product by the token of a preview link, as a guest sees it',
      tags: ['Catalogue'],
    })
    .input(z.object({ token: z.string().max(100), country: country.optional(), lang: language.optional() }))
    .output(productPage)
    .errors({ product_not_found: { status: 404 } }),
}
