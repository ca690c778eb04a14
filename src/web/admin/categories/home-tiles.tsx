import type { StaffCategory } from '#contract/catalog.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Part } from '../order/part.tsx'

export function HomeTiles({ tiles }: { tiles: readonly StaffCategory[] }) {
  const t = useMessages('admin-categories')
  return (
    <Part title={t('homeTitle')}>
      {tiles.length === 0 ? (
        <p className="text-smoke">{t('homeEmpty')}</p>
      ) : (
        <ol className="grid grid-cols-3 grid-rows-2 gap-1.5">
          {tiles.map(({ id, name, image_url }, index) => (
            <li
              key={id}
              className={classNames(
                'relative min-h-20 overflow-hidden rounded-chip bg-felt',
                index === 0 && 'row-span-2',
                index === 3 && 'col-span-2',
              )}
            >
              {image_url && <img src={image_url} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />}
              <span className="absolute bottom-0 left-0 max-w-full truncate bg-surface px-1.5 py-0.5 text-tiny font-medium">{name}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-3 text-tiny text-smoke">{t('homeHint')}</p>
    </Part>
  )
}
