import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Heading } from '#web/ui/heading.tsx'
import type { Shown } from './apply-change.ts'
import { HeardList } from './heard-list.tsx'
import { ProductRow } from './product-row.tsx'
import { shownQuery } from './shown-query.ts'
import { useChanges } from './use-changes.ts'

export type LiveListsProps = { initial: Shown; isEditable: boolean }

export function LiveLists({ initial, isEditable }: LiveListsProps) {
  const t = useMessages('live')
  const language = useLanguage()
  const { data: shown } = useQuery({ ...shownQuery(language), initialData: initial })
  const heard = useChanges(language)
  return (
    <div className="mt-10 grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
      <section aria-labelledby="live-products">
        <Heading id="live-products" size="heading-3">
          {t('demo.products')}
        </Heading>
        {shown.products.length === 0 ? (
          <p className="mt-4 text-smoke">{t('demo.noProducts')}</p>
        ) : (
          <ul className="mt-4 border-b border-wool">
            {shown.products.map((product) => (
              <ProductRow key={product.id} product={product} isEditable={isEditable} />
            ))}
          </ul>
        )}
      </section>
      <div className="grid gap-10">
        <section aria-labelledby="live-categories">
          <Heading id="live-categories" size="heading-3">
            {t('demo.categories')}
          </Heading>
          <ol className="mt-4 grid gap-1">
            {shown.categories.map(({ id, name, display_order }) => (
              <li key={id} className="flex gap-3">
                <span className="figures w-6 text-right text-smoke">{display_order}</span>
                {name}
              </li>
            ))}
          </ol>
        </section>
        <HeardList heard={heard} />
      </div>
    </div>
  )
}
