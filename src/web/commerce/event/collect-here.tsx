import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { Goods } from '#web/commerce/goods.ts'
import { Button } from '#web/ui/button.tsx'
import { type CollectAt, setCollectAt } from './collect-at.ts'

const QuickAdd = lazy(async () => ({ default: (await import('#web/commerce/quick-add.tsx')).QuickAdd }))

export type CollectHereProps = {
  event: CollectAt
  product: { slug: string; name: string; left: number; stock: Goods['stock'] }
}

/** Adds a product from the event's stock to the cart, and chooses the event as the place of collection. */
export function CollectHere({ event, product: { slug, name, left, stock } }: CollectHereProps) {
  const t = useMessages('collect')
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened')
  if (left === 0) return <p className="mt-2 text-small text-smoke">{t('here.gone')}</p>
  return (
    <>
      <p className="figures mt-2 text-small text-smoke">{t('here.left', { count: left })}</p>
      <Button
        tone="secondary"
        size="small"
        wide
        className="mt-2"
        aria-haspopup="dialog"
        aria-label={t('here.addNamed', { name })}
        onClick={() => setDialog('open')}
      >
        {t('here.add')}
      </Button>
      {dialog !== 'unopened' && (
        <Suspense>
          <QuickAdd
            slug={slug}
            name={name}
            stock={stock}
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
            onAdded={() => setCollectAt(event)}
          />
        </Suspense>
      )}
    </>
  )
}
