import type { StaffCategory } from '#contract/catalog.ts'
import { leadingTiles } from '#contract/rules/home-tiles.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Part } from '../order/part.tsx'

const columns = ['', 'grid-cols-2', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4 max-sm:grid-cols-2']

/** A small copy of the home page's tiles. Must match the layout in storefront/home/category-tiles.tsx. */
export function HomeTiles({ tiles }: { tiles: readonly StaffCategory[] }) {
  const t = useMessages('admin-categories')
  const uneven = leadingTiles(tiles.length)
  const rest = tiles.slice(uneven)
  return (
    <Part title={t('homeTitle')}>
      {tiles.length === 0 && <p className="text-smoke">{t('homeEmpty')}</p>}
      {uneven > 0 && (
        <ol className="grid grid-cols-[5fr_3fr_3fr] gap-x-1.5 max-sm:grid-cols-[4fr_3fr_3fr] gap-y-2">
          {tiles.slice(0, uneven).map((tile, index) => (
            <Tile
              key={tile.id}
              tile={tile}
              place={classNames(index === 0 && 'row-span-2', index === 3 && uneven === 4 && 'col-span-2')}
              shape={index === 0 || (index === 3 && uneven === 4) ? 'grow' : undefined}
            />
          ))}
        </ol>
      )}
      {rest.length > 0 && (
        <ol start={uneven + 1} className={classNames('grid gap-1.5 not-first:mt-2', columns[rest.length])}>
          {rest.map((tile) => (
            <Tile key={tile.id} tile={tile} />
          ))}
        </ol>
      )}
      <p className="mt-3 text-tiny text-smoke">{t('homeHint')}</p>
    </Part>
  )
}

function Tile({
  tile: { name, image_url },
  place,
  shape = 'aspect-40/33',
}: {
  tile: StaffCategory
  place?: string
  shape?: string | undefined
}) {
  return (
    <li className={classNames('flex min-w-0 flex-col gap-1', place)}>
      <span className={classNames('relative min-h-14 overflow-hidden rounded-chip bg-felt', shape)}>
        {image_url && <img src={image_url} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />}
      </span>
      <span className="break-words text-tiny leading-tight font-medium">{name}</span>
    </li>
  )
}
