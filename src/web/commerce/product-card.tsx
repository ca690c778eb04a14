import { useState } from 'react'
import { pages } from '#contract/pages.ts'
import { Link } from '#web/ui/link.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { AddFromCard } from './add-from-card.tsx'
import { CardBadges } from './card-badges.tsx'
import { widestCardImage } from './card-image.ts'
import type { CardView } from './card-view.ts'
import { MemberPriceLine, Price } from './price.tsx'
import { WishlistHeart } from './wishlist/wishlist-heart.tsx'

export type ProductCardProps = {
  product: CardView
  /** Width of the image, as in `<img sizes>`. */
  sizes: string
  /** 'first' and 'eager' images are visible when the page opens and load at once, 'first' before all others. */
  loading?: 'first' | 'eager' | 'lazy'
  level?: 2 | 3
}

export function ProductCard({ product, sizes, loading = 'lazy', level = 2 }: ProductCardProps) {
  const [second, setSecond] = useState<'none' | 'loading' | 'ready'>('none')
  const Name = `h${level}` as const
  const { prices } = product

  return (
    <article
      className="group relative"
      // Fetches the second image only for a pointer that can hover.
      onPointerEnter={(event) => {
        if (second === 'none' && event.pointerType === 'mouse') setSecond('loading')
      }}
    >
      <div className="relative aspect-4/5 overflow-hidden rounded-edge bg-felt">
        <ResponsiveImage
          imageKey={product.imageKey ?? undefined}
          originalWidth={product.imageWidth}
          alt={product.alt}
          sizes={sizes}
          maxWidth={widestCardImage}
          first={loading === 'first'}
          eager={loading === 'eager'}
          className="aspect-4/5 object-cover"
        />
        {second !== 'none' && product.hoverKey !== null && (
          <span
            className={`absolute inset-0 transition-opacity duration-200 ${second === 'ready' ? 'opacity-0 group-hover:opacity-100' : 'opacity-0'}`}
          >
            <ResponsiveImage
              imageKey={product.hoverKey}
              originalWidth={product.hoverWidth}
              alt=""
              sizes={sizes}
              maxWidth={widestCardImage}
              eager
              className="aspect-4/5 object-cover"
              onLoad={() => setSecond('ready')}
            />
          </span>
        )}
        {product.badges.length > 0 && (
          <p className="absolute top-2.5 left-2.5 flex max-w-[calc(100%-4.5rem)] flex-col items-start gap-1.5 max-sm:top-2 max-sm:left-2 max-sm:max-w-[calc(100%-1rem)]">
            <CardBadges badges={product.badges} />
          </p>
        )}
        <WishlistHeart
          productId={product.id}
          name={product.name}
          className="absolute top-2 right-2 z-1 max-sm:size-9 max-sm:after:absolute max-sm:after:-inset-1 max-sm:top-auto max-sm:right-auto max-sm:bottom-2 max-sm:left-2"
        />
        {product.adding !== 'none' && <AddFromCard product={product} adding={product.adding} />}
      </div>
      <Name className="mt-3 text-body font-medium break-words max-[22rem]:text-small">
        <Link to={pages.product(product.slug)} className="rounded-chip after:absolute after:inset-0 hover:text-lapis">
          {product.name}
        </Link>
      </Name>
      <p className="figures text-body font-medium">
        <Price prices={prices} />
      </p>
      {product.rating && (
        <p className="figures mt-1 flex items-center gap-1.5 text-small text-smoke">
          <Stars value={product.rating.average} label={product.rating.label} className="h-3.5" />
          <span aria-hidden="true">{product.rating.short}</span>
        </p>
      )}
      {product.note && <p className="mt-0.5 text-small text-smoke">{product.note}</p>}
      {prices.member && (
        <p className="figures mt-1 text-small font-medium text-tile">
          <MemberPriceLine prices={prices} />
        </p>
      )}
      {product.categories.length > 0 && (
        <p className="mt-2 hidden flex-wrap gap-1.5 sm:flex">
          {product.categories.map((category) => (
            <span key={category} className="rounded-chip bg-felt px-2 py-0.5 text-tiny text-smoke">
              {category}
            </span>
          ))}
        </p>
      )}
    </article>
  )
}
