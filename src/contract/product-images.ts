import { z } from 'zod'
import { call } from './call.ts'
import { expectedUpdatedAt, id, instant, language, mostSize } from './fields.ts'
import { mostImages, mostImageText } from './rules/image-limits.ts'
import { imageOrigins } from './rules/studio-rules.ts'
import { productImage as upload } from './uploads.ts'
import { trimmed } from './rules/visible-text.ts'

/** Alternative text of an image. The English text is the image's own field. */
const alt = z.string().overwrite(trimmed).max(mostImageText, 'too_long')

export const productImageFields = z.object({
  id,
  image_url: z.string(),
  image_key: z.string(),
  variation_id: id.nullable(),
  is_featured: z.boolean(),
  display_order: z.int(),
  /** Empty if not written yet; the alternative text is then the product's name. */
  alt: z.string(),
  translations: z.partialRecord(language, z.object({ alt: z.string() })),
  width: z.int(),
  height: z.int(),
  /** How the image was made; an upload is a photograph. */
  origin: z.enum(imageOrigins),
  updated_at: instant,
})
export type ProductImage = z.infer<typeof productImageFields>

const imagePath = z.object({ id, imageId: id })
const change = z
  .strictObject({
    alt,
    translations: z.partialRecord(language, z.strictObject({ alt })),
    is_featured: z.boolean(),
    variation_id: id.nullable(),
  })
  .partial()
export type ProductImageChange = z.infer<typeof change>

/** `updated_at`: that of the image changed last, or of the product if it has no image. */
const imageOrder = z.object({ images: z.array(productImageFields), updated_at: instant })
export type ImageOrder = z.infer<typeof imageOrder>

const notFound = { product_not_found: { status: 404 }, image_not_found: { status: 404 } }

export const productImagesContract = {
  add: call('admin')
    .route({
      method: upload.method,
      path: upload.path,
      summary: 'Add an image to a product; it is drawn anew, without its metadata',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['Admin: products'],
    })
    .input(
      z.object({
        params: z.object({ id }),
        body: z.strictObject({ file: z.file('missing_file'), variation_id: id.optional(), alt: alt.optional() }),
      }),
    )
    .output(productImageFields)
    .errors({
      product_not_found: { status: 404 },
      too_many_images: { status: 409 },
      picture_too_large: { status: 413, data: mostSize },
      picture_type_refused: { status: 415 },
      picture_refused: { status: 422 },
      picture_too_many_pixels: { status: 422 },
      picture_two_in_one: { status: 422 },
    }),
  change: call('admin')
    .route({
      method: 'PATCH',
      path: '/admin/products/{id}/images/{imageId}',
      summary: 'Say what an image shows, of which variation it is, and whether it stands for the product',
      inputStructure: 'detailed',
      tags: ['Admin: products'],
    })
    .input(z.object({ params: imagePath, body: change.extend({ expected_updated_at: expectedUpdatedAt }) }))
    .output(productImageFields)
    .errors({ ...notFound, changed_meanwhile: { status: 409, data: z.object({ current: productImageFields }) } }),
  order: call('admin')
    .route({
      method: 'PUT',
      path: '/admin/products/{id}/images/order',
      summary: 'Put the images of a product in order; those not named come behind',
      inputStructure: 'detailed',
      tags: ['Admin: products'],
    })
    .input(
      z.object({
        params: z.object({ id }),
        body: z.strictObject({ image_ids: z.array(id).max(mostImages), expected_updated_at: expectedUpdatedAt }),
      }),
    )
    .output(imageOrder)
    .errors({ product_not_found: { status: 404 }, changed_meanwhile: { status: 409, data: z.object({ current: imageOrder }) } }),
  remove: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/products/{id}/images/{imageId}',
      summary: 'Take an image from a product',
      successStatus: 204,
      tags: ['Admin: products'],
    })
    .input(imagePath)
    .output(z.void())
    .errors(notFound),
}
