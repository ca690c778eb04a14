import { useRouteLoaderData } from 'react-router'
import { type Language, officeLanguages } from '#contract/languages.ts'
import type { ShopFacts } from '#contract/shop.ts'

export type RootData = {
  /** The language prefix of every path: `''` or `/ru`. */
  prefix: string
  publicUrl: string
  categories: readonly { slug: string; name: string }[]
  shop: ShopFacts | undefined
}

/** Returns facts about the shop and its public address. The facts are defaults only while the server is in trouble. */
export function useShop() {
  const root = useRouteLoaderData<RootData>('root')
  return {
    name: 'Tulpar',
    low_stock_at: 0,
    languages: officeLanguages as readonly Language[],
    ...root?.shop,
    categories: root?.categories ?? [],
    prefix: root?.prefix ?? '',
    publicUrl: root?.publicUrl ?? '',
  }
}
