import { pages } from '#contract/pages.ts'
import type { RootData } from '#web/browser/use-shop.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'

export type CategoryLinksProps = Pick<RootData, 'categories'> & { stacked: boolean; isDismissed: boolean; onChosen: () => void }

/** Below the link to the shop. Opens on hover or focus, and Escape closes it; always visible in the phone's menu. */
export function CategoryLinks({ categories, stacked, isDismissed, onChosen }: CategoryLinksProps) {
  const t = useMessages('shell')
  return (
    <div
      className={
        stacked
          ? 'pb-3'
          : classNames(
              'invisible absolute top-full -left-4 z-10 min-w-56 rounded-edge border border-wool bg-surface py-2 opacity-0 shadow-float transition-[opacity,visibility] duration-120',
              !isDismissed &&
                'group-focus-within/menu:visible group-focus-within/menu:opacity-100 group-hover/menu:visible group-hover/menu:opacity-100',
            )
      }
    >
      <ul aria-label={t('header.categories')} className={stacked ? 'grid grid-cols-2 gap-x-4' : undefined}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={pages.shop(slug)}
              onClick={onChosen}
              className={
                stacked
                  ? 'flex min-h-11 items-center text-body'
                  : 'flex min-h-11 items-center px-4 text-label font-medium hover:bg-hover focus-visible:-outline-offset-3'
              }
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
