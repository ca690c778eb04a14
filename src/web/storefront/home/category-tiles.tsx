import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Link } from '#web/ui/link.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import type { HomeView } from './load.ts'

/** One tall, two small, one wide lead; the rest share their rows evenly. */
const uneven = [
  {
    place: 'col-span-2 lg:col-span-10 lg:row-span-2',
    shape: 'aspect-4/3 lg:aspect-auto lg:h-full',
    sizes: '(min-width: 90rem) 560px, (min-width: 64rem) 42vw, 100vw',
  },
  {
    place: 'lg:col-span-7',
    shape: 'aspect-square lg:aspect-auto lg:h-75',
    sizes: '(min-width: 90rem) 385px, (min-width: 64rem) 27vw, 50vw',
  },
  {
    place: 'lg:col-span-7',
    shape: 'aspect-square lg:aspect-auto lg:h-75',
    sizes: '(min-width: 90rem) 385px, (min-width: 64rem) 27vw, 50vw',
  },
  {
    place: 'col-span-2 lg:col-span-14',
    shape: 'aspect-16/9 lg:aspect-auto lg:h-75',
    sizes: '(min-width: 90rem) 785px, (min-width: 64rem) 56vw, 100vw',
  },
]
const even = {
  place: 'last:odd:col-span-2 lg:col-span-8 lg:last:odd:col-span-8',
  shape: 'aspect-4/3',
  sizes: '(min-width: 64rem) 33vw, 50vw',
}

export function CategoryTiles({ tiles }: { tiles: HomeView['tiles'] }) {
  const t = useMessages('home')
  return (
    <section aria-labelledby="categories" className="page-width mt-section">
      <Heading id="categories" size="heading-1" className="mb-6">
        {t('categories.title')}
      </Heading>
      <ul className="grid grid-cols-2 gap-gutter lg:grid-cols-24">
        {tiles.map((tile, index) => {
          const look = (tiles.length >= uneven.length ? uneven[index] : undefined) ?? even
          return (
            <li key={tile.slug} className={look.place}>
              <Link to={pages.shop(tile.slug)} className="group relative block h-full overflow-hidden rounded-edge bg-felt">
                <div className={classNames('overflow-hidden', look.shape)}>
                  <ResponsiveImage
                    imageKey={tile.imageKey ?? undefined}
                    alt=""
                    sizes={look.sizes}
                    maxWidth={1280}
                    cover
                    className="transition-transform duration-500 ease-enter group-hover:scale-103"
                  />
                </div>
                <span className="absolute bottom-0 left-0 rounded-tr-edge bg-milk pt-2.5 pr-6 font-display text-heading-3 group-hover:text-lapis">
                  {tile.name}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
