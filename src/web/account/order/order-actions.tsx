import { lazy, Suspense, useState } from 'react'
import { invoiceAddress } from '#contract/addresses-beside.ts'
import type { Order } from '#contract/orders.ts'
import { useOwnPages } from '#web/commerce/own-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { ArrowLeftIcon, DownloadIcon, ReturnIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { type Again, putInCart } from './put-in-cart.ts'

const AgainDialog = lazy(() => import('./again-dialog.tsx').then((module) => ({ default: module.AgainDialog })))

export function OrderActions({ order }: { order: Pick<Order, 'id' | 'items'> }) {
  const t = useMessages('account')
  const language = useLanguage()
  const own = useOwnPages()
  const [put, setPut] = useState<Promise<Again | undefined>>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <Link to={own.orders()} className="inline-flex min-h-11 items-center gap-2 rounded-chip text-label font-medium hover:text-lapis">
        <ArrowLeftIcon className="size-4" />
        {t('order.toOrders')}
      </Link>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto">
        <a href={invoiceAddress(order.id, language)} download className={buttonLook({ tone: 'quiet', size: 'small' })}>
          <DownloadIcon className="size-4.5" />
          {t('order.invoice')}
        </a>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            setPut(putInCart(order, language))
            setIsOpen(true)
          }}
        >
          <ReturnIcon className="size-4.5 -scale-x-100" />
          {t('order.again.button')}
        </Button>
      </div>
      {put && (
        <Suspense>
          <AgainDialog put={put} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  )
}
