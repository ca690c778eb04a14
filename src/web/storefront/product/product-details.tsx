import { useRef } from 'react'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { pricesOfChoice } from '#web/commerce/choice.ts'
import { AddToCart } from '#web/commerce/add-to-cart.tsx'
import { ChoiceFields } from '#web/commerce/choice-fields.tsx'
import { sizeSystemOf } from '#web/commerce/size-system.ts'
import { useAdded } from '#web/commerce/use-added.ts'
import { useChoice } from '#web/commerce/use-choice.ts'
import { WishlistHeart } from '#web/commerce/wishlist/wishlist-heart.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { QuantityStepper } from '#web/commerce/quantity-stepper.tsx'
import { StickyBar } from '#web/ui/sticky-bar.tsx'
import { PageHead, shorten } from '#web/commerce/page-head.tsx'
import { BreadcrumbData } from '../breadcrumb-data.tsx'
import { JsonLd } from '../json-ld.tsx'
import { EarlyAccess } from './early-access.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductPageView, ProductView } from './load.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductTitle } from './product-title.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { RelatedProducts } from './related-products.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { SizeGuideLink } from './size-guide-link.tsx'
import { Stories } from './stories.tsx'
import { TellWhenBack } from './tell-when-back.tsx'
import { useOptionInAddress } from './use-option-in-address.ts'

export type ProductDetailsProps = Pick<ProductPageView, 'related' | 'stories' | 'reviews'> & {
  product: ProductView
  /** In a preview nothing can be bought, saved, shared or indexed, and no links lead to the shop. */
  isPreview?: boolean
}

export function ProductDetails({ product, related, stories, reviews, isPreview = false }: ProductDetailsProps) {
  const t = useMessages('product')
  const tGoods = useMessages('goods')
  const { goods, category } = product
  const choosing = useOptionInAddress(useChoice(goods))
  const added = useAdded()
  const gallery = useRef<HTMLDivElement>(null)
  const options = useRef<HTMLDivElement>(null)
  const crumbs = [
    { label: t('crumbs.shop'), to: pages.shop() },
    ...(category ? [{ label: category.name, to: pages.shop(category.slug) }] : []),
    { label: goods.name },
  ]

  function askForSize() {
    choosing.askForSize()
    options.current?.querySelector<HTMLInputElement>('input[name$="-size"]:not(:disabled)')?.focus()
  }
  const buying = { choosing, added, flyFrom: gallery, onSizeMissing: askForSize }
  const buyButton = isPreview ? (
    <Button size="large" wide disabled>
      {tGoods(goods.isPreOrder ? 'add.preOrder' : 'add.toCart')}
    </Button>
  ) : (
    <AddToCart {...buying} />
  )
  const sizeSystem = sizeSystemOf(goods.sizes)

  return (
    <main id="content" tabIndex={-1} className="pb-20 outline-none lg:pb-0">
      {!isPreview && (
        <>
          <PageHead
            title={goods.name}
            description={shorten(product.description)}
            path={pages.product(goods.slug)}
            imageKey={goods.imageKey}
            shown={product.asked}
            type="product"
          />
          <JsonLd content={product.structured} />
          <BreadcrumbData
            crumbs={[
              { name: t('crumbs.shop'), path: pages.shop() },
              ...(category ? [{ name: category.name, path: pages.shop(category.slug) }] : []),
              { name: goods.name, path: pages.product(goods.slug) },
            ]}
          />
        </>
      )}
      <div className="page-width">
        <div className="hidden lg:block lg:py-2">
          <Breadcrumbs label={t('crumbs.label')} crumbs={isPreview ? crumbs.slice(-1) : crumbs} />
        </div>
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] xl:gap-x-16">
          <Gallery
            ref={gallery}
            name={goods.name}
            images={product.images}
            variationId={choosing.choice.variationId}
            badges={product.badges}
          >
            {!isPreview && (
              <span className="lg:hidden">
                <WishlistHeart productId={goods.id} name={goods.name} />
              </span>
            )}
          </Gallery>
          <div className="flex flex-col gap-5 pt-4 lg:sticky lg:top-22 lg:gap-6 lg:self-start lg:pt-2">
            <div className="flex items-start gap-4">
              <div className="min-w-0 flex-1">
                <ProductTitle
                  product={isPreview ? { ...product, categories: [] } : product}
                  prices={pricesOfChoice(goods, choosing.choice)}
                />
              </div>
              {!isPreview && (
                <span className="hidden lg:block">
                  <WishlistHeart productId={goods.id} name={goods.name} look="framed" />
                </span>
              )}
            </div>
            <EarlyAccess until={product.membersUntil} />
            <div ref={options} className="not-has-[fieldset,p:not(:empty)]:hidden lg:order-1">
              <ChoiceFields
                choosing={choosing}
                sizeGuide={<SizeGuideLink system={sizeSystem} sizes={goods.sizes} own={product.sizeGuide} />}
              />
            </div>
            <div className="flex flex-wrap gap-3 lg:order-1">
              {choosing.left > 0 && (
                <QuantityStepper
                  value={choosing.choice.quantity}
                  onChange={choosing.setQuantity}
                  max={Math.max(1, choosing.left)}
                  size="large"
                  labels={{ quantity: t('quantity.label'), less: t('quantity.less'), more: t('quantity.more') }}
                />
              )}
              <div className="hidden flex-auto lg:block">{buyButton}</div>
            </div>
            {!isPreview && <TellWhenBack choosing={choosing} />}
            <p className="max-w-prose text-body whitespace-pre-line">{product.description}</p>
            <div className="grid grid-cols-1 gap-6 lg:order-1">
              <Facts product={product} isPreview={isPreview} />
              <ProductFacts facts={product.facts} />
              <Stories stories={stories} />
            </div>
          </div>
        </div>
      </div>
      <Reviews productId={goods.id} html={reviews.html} more={reviews.more} />
      <RelatedProducts products={related} />
      {!isPreview && <RecentlyViewed goods={goods} />}
      <StickyBar label={t('buyBar')} className="lg:hidden">
        {buyButton}
      </StickyBar>
    </main>
  )
}
