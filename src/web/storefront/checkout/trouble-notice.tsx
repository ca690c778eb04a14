import { cart } from '#web/commerce/cart/cart-store.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { LineTrouble } from './line-troubles.ts'

export function TroubleNotice({ troubles }: { troubles: readonly LineTrouble[] }) {
  const t = useMessages('checkout')
  return (
    <Notice tone="error" announced title={t('trouble.title')}>
      <ul className="mt-1 grid gap-2">
        {troubles.map(({ key, name, message, available }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4">
            <span>
              <strong className="font-bold">{name}</strong>: {message}
            </span>
            <span className="flex gap-4">
              {available !== null && available > 0 && (
                <button
                  type="button"
                  className="min-h-11 font-bold underline underline-offset-4"
                  onClick={() => cart.setQuantity(key, available)}
                >
                  {t('trouble.take', { count: available })}
                </button>
              )}
              <button
                type="button"
                aria-label={t('trouble.removeNamed', { name })}
                className="min-h-11 font-bold underline underline-offset-4"
                onClick={() => cart.remove(key)}
              >
                {t('trouble.remove')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
