import { pages } from '#contract/pages.ts'
import { leadingTiles } from '#contract/rules/home-tiles.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Link } from '#web/ui/link.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import type { HomeView } from './load.ts'

type Look = { place: string; shape: string; sizes: string }

/** The tiles have the aspect ratio of their pictures, so that none is cropped. */
const tall: Look = {
  place: 'col-span-2 md:col-span-15 md:row-span-2',
  shape: 'grow aspect-square md:aspect-auto',
  sizes: '(min-width: 90rem) 600px, (min-width: 48rem) 42vw, 88vw',
}
const small: Look = {
  place: 'md:col-span-9',
  shape: 'aspect-40/33',
  sizes: '(min-width: 90rem) 350px, (min-width: 48rem) 25vw, 46vw',
}
const wide: Look = {
  place: 'col-span-2 md:col-span-18',
  shape: 'grow aspect-5/2',
  sizes: '(min-width: 90rem) 725px, (min-width: 48rem) 51vw, 88vw',
}

const leading = { 0: [], 4: [tall, small, small, wide], 5: [tall, small, small, small, small] }
const even: Look = { place: 'max-md:last:odd:col-span-2', shape: 'aspect-40/33', sizes: '(min-width: 48rem) 33vw, 46vw' }
const evenColumns = ['', 'md:grid-cols-2', 'md:grid-cols-2', 'md:grid-cols-3', 'lg:grid-cols-4']

/** The first tiles form an uneven group; the rest form one even row. */
export function CategoryTiles({ tiles }: { tiles: HomeView['tiles'] }) {
  const t = useMessages('home')
  const uneven = leading[leadingTiles(tiles.length)]
  const rest = tiles.slice(uneven.length)
  const rows = 'grid grid-cols-2 gap-x-gutter gap-y-7 lg:gap-y-8'
  return (
    <section aria-labelledby="categories" className="page-width mt-section">
      <Heading id="categories" size="heading-1" className="mb-6">
        {t('categories.title')}
      </Heading>
      {uneven.length > 0 && (
        <ul className={classNames(rows, 'md:grid-cols-33')}>
          {uneven.map((look, index) => {
            const tile = tiles[index]
            return tile && <Tile key={tile.slug} tile={tile} look={look} />
          })}
        </ul>
      )}
      {rest.length > 0 && (
        <ul className={classNames(rows, evenColumns[rest.length], uneven.length > 0 && 'mt-7 lg:mt-8')}>
          {rest.map((tile) => (
            <Tile key={tile.slug} tile={tile} look={even} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Tile({ tile, look }: { tile: HomeView['tiles'][number]; look: Look }) {
  return (
    <li className={look.place}>
      <Link to={pages.shop(tile.slug)} className="group flex h-full flex-col gap-2.5 rounded-edge">
        <div className={classNames('relative overflow-hidden rounded-edge bg-felt', look.shape)}>
          <ResponsiveImage
            imageKey={tile.imageKey ?? undefined}
            originalWidth={tile.imageWidth ?? undefined}
            alt=""
            sizes={look.sizes}
            maxWidth={1280}
            cover
            className="absolute inset-0 transition-transform duration-500 ease-enter group-hover:scale-103"
          />
        </div>
        <span className="font-display text-heading-3 group-hover:text-lapis">{tile.name}</span>
      </Link>
    </li>
  )
}
