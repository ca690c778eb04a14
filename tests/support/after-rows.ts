import type { Ctx } from '#modules/context.ts'
import { noticeRows } from './notice-rows.ts'
import type { Row } from './permission-rights.ts'
import { returnRows } from './return-rows.ts'
import { reviewRows } from './review-rows.ts'

type Goods = {
  shop: Pick<Ctx, 'db' | 'files'>
  productId: string
  newProduct: (stock: number) => Promise<string>
  pictureForm: () => FormData
}

/** Rows of the calls about returns, reviews and stock notices. */
export function afterRows({ shop, productId, newProduct, pictureForm }: Goods): Record<string, Row> {
  return {
    ...returnRows(shop, pictureForm),
    ...reviewRows(shop, () => newProduct(1), pictureForm),
    ...noticeRows(productId, () => newProduct(0)),
  }
}
