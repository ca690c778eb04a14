import type { Language } from '#contract/languages.ts'
import { instructionsIn, readNamesIn } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { OrderDetails } from './order-details.ts'

/** Orders store names and instructions in the buyer's language. Other readers get the current ones in theirs, or the stored ones. */
export async function inReadersLanguage(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  orders: readonly OrderDetails[],
): Promise<OrderDetails[]> {
  const foreign = orders.filter((order) => order.language !== language)
  const items = foreign.flatMap((order) => order.items)
  const names = await readNamesIn(db, language, {
    productIds: items.map(({ product_id }) => product_id),
    variationIds: items.flatMap(({ variation_id }) => variation_id ?? []),
    methodIds: foreign.flatMap(({ payment_method_id }) => payment_method_id ?? []),
  })
  const instructions = await instructionsIn(db, language, foreign.map(copyOf))
  return orders.map((order) =>
    order.language === language ? order : renamed(order, { names, instructions: instructions(copyOf(order)), language }),
  )
}

function copyOf({ payment_method_id: methodId, language, payment_method: { instructions } }: OrderDetails) {
  return { methodId, language, instructions }
}

type Words = { names: ReadonlyMap<string, string>; instructions: string; language: Language }

function renamed(order: OrderDetails, { names, instructions, language }: Words): OrderDetails {
  const { payment_method: method, payment_method_id: methodId, pickup } = order
  return {
    ...order,
    pickup: pickup && { ...pickup, ...pickup.words[language] },
    payment_method: { ...method, title: names.get(methodId ?? '') ?? method.title, instructions },
    items: order.items.map((item) => ({
      ...item,
      name: names.get(item.product_id) ?? item.name,
      variation_name: names.get(item.variation_id ?? '') ?? item.variation_name,
    })),
  }
}
