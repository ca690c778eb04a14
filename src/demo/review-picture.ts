import type { RequestContext } from '#modules/context.ts'
import { addPicture } from '#modules/reviews/index.ts'

type Buyer = Pick<RequestContext, 'ctx' | 'guestTokens'>

/** Adds an image of the product in place of the buyer's photo. */
export async function addDemoPicture(buyer: Buyer, asked: { orderId: string; productId: string }, place: number): Promise<void> {
  const { ctx } = buyer
  const image = await ctx.db
    .selectFrom('product_images as i')
    .innerJoin('pictures as p', 'p.key', 'i.picture_key')
    .select(['p.file_key', 'p.mime'])
    .where('i.product_id', '=', asked.productId)
    .orderBy('i.display_order')
    .orderBy('i.id')
    .offset(place)
    .limit(1)
    .executeTakeFirst()
  const bytes = image && (await ctx.files.find(image.file_key))
  if (bytes) await addPicture(buyer, asked, new Blob([new Uint8Array(bytes)], { type: image.mime }))
}
