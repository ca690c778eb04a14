import { pages } from '#contract/pages.ts'
import { useShownMoney } from '#web/commerce/currency/use-shown-money.ts'
import { ChargedPrice, MemberPriceLine, Price } from '#web/commerce/price.tsx'
import type { PriceView } from '#contract/rules/price-view.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Stars } from '#web/ui/stars.tsx'
import type { ProductView } from './load.ts'

const mostCategories = 3

const linked = {
  join: (inside: string) => (
    <Link to={pages.membership()} className="rounded-chip underline underline-offset-4 hover:decoration-2">
      {inside}
    </Link>
  ),
}

export type ProductTitleProps = { product: ProductView; prices: PriceView }

export function ProductTitle({ product: { goods, categories, rating }, prices }: ProductTitleProps) {
  const t = useMessages('product')
  const tGoods = useMessages('goods')
  const { sum } = useShownMoney()
  const { member } = prices
  return (
    <div>
      <ul aria-label={t('categories')} className="mb-3 hidden flex-wrap gap-1.5 lg:flex">
        {categories.slice(0, mostCategories).map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={pages.shop(slug)}
              className="inline-flex min-h-6 items-center rounded-chip bg-felt px-2.5 text-tiny text-smoke hover:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
        {categories.length > mostCategories && (
          <li className="inline-flex min-h-6 items-center text-tiny text-smoke">+{categories.length - mostCategories}</li>
        )}
      </ul>
      <h1 className="font-display text-heading-1 break-words">{goods.name}</h1>
      {rating && (
        <p className="mt-2">
          <a href="#reviews" className="hit-area figures inline-flex items-center gap-2 text-label text-smoke hover:text-ink">
            <Stars value={rating.average} label={tGoods('rating.label', rating)} />
            <span aria-hidden="true">{tGoods('rating.short', rating)}</span>
          </a>
        </p>
      )}
      <p className="figures mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 lg:mt-3">
        <span className="text-[1.375rem] leading-tight font-medium lg:text-[1.625rem]">
          <Price prices={prices} />
        </span>
        <span className="hidden w-full text-small text-smoke currency:block">
          {tGoods('price.charged')} <ChargedPrice prices={prices} />
        </span>
        {member && (
          <span className="text-label font-medium text-tile">
            <span className="member:hidden">{richText(t('memberPrice', { price: sum(member.min) }), linked)}</span>
            <span className="hidden member:inline">
              <MemberPriceLine prices={prices} />
            </span>
          </span>
        )}
      </p>
    </div>
  )
}
