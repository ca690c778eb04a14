import type { StaffCategory } from '#contract/catalog.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Part } from '../order/part.tsx'

export function ShopMenu({ shelves }: { shelves: readonly StaffCategory[] }) {
  const t = useMessages('admin-categories')
  return (
    <Part title={t('menuTitle')}>
      <ol className="divide-y divide-wool/70">
        {shelves.map(({ id, name }) => (
          <li key={id} className="py-1.5">
            {name}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-tiny text-smoke">{t('menuHint')}</p>
    </Part>
  )
}
