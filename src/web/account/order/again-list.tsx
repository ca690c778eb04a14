import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import type { Again } from './put-in-cart.ts'

export function AgainList({ again: { added, missing } }: { again: Again }) {
  const t = useMessages('account')
  return (
    <div className="grid gap-5">
      {added.length > 0 && (
        <div>
          <p className="text-small text-smoke">{t('order.again.added')}</p>
          <ul className="mt-1.5 grid gap-1.5">
            {added.map(({ line, quantity, wanted }) => (
              <li key={[line.id, line.variation_id, line.size].join()} className="flex gap-2.5">
                <CheckIcon className="mt-1 size-4 text-tile" />
                <span className="min-w-0">
                  {quantity < wanted ? t('order.again.fewer', { name: line.name, count: quantity }) : line.name}
                  <span className="figures block text-small text-smoke">
                    {[line.variation_name, line.size, quantity > 1 ? `× ${quantity}` : ''].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missing.length > 0 && (
        <div>
          <p className="text-small text-smoke">{t('order.again.missing')}</p>
          <ul className="mt-1.5 grid gap-1.5">
            {missing.map(({ id, name, reason }) => (
              <li key={id}>
                {name}
                {reason && <span className="block text-small text-smoke">{reason}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
