import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import * as eventStock from '#contract/calls/event-stock.gen.ts'
import type { EventInventory } from '#contract/event-stock.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { stockRows } from '../products/stock/stock-options.ts'
import { AllocationCell } from './allocation-cell.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { expectedOf, optionKey } from './stock-groups.ts'

export type AllocationGridProps = { eventId: string; productId: string; onMoved?: (inventory: EventInventory) => void }

/** Pieces of each variation and size at the event. A change moves pieces from the shop's stock or back to it. */
export function AllocationGrid({ eventId, productId, onMoved }: AllocationGridProps) {
  const t = useMessages('admin-event-stock')
  const language = useLanguage()
  const product = useQuery(staffQuery(adminProducts.get, { id: productId }, { language }))
  const inventory = useQuery(staffQuery(eventStock.read, { id: eventId }, { language }))
  const again = () => void Promise.all([product.refetch(), inventory.refetch()])

  if ((product.isError && !product.data) || (inventory.isError && !inventory.data)) {
    return (
      <Notice tone="error" announced>
        {t('failed')}{' '}
        <button type="button" className="min-h-11 font-medium underline underline-offset-4" onClick={again}>
          {t('again')}
        </button>
      </Notice>
    )
  }
  if (!product.data || !inventory.data) return <Skeleton className="h-24" />
  return (
    <Grid
      product={product.data}
      inventory={inventory.data}
      eventId={eventId}
      onMoved={(moved) => {
        again()
        onMoved?.(moved)
      }}
    />
  )
}

type GridProps = { product: AdminProduct; inventory: EventInventory; eventId: string; onMoved: (inventory: EventInventory) => void }

function Grid({ product, inventory, eventId, onMoved }: GridProps) {
  const t = useMessages('admin-event-stock')
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({})
  const bring = useWrite(eventStock.bring)
  const rows = rowsOf(product, inventory)
  const sizes = product.sizes.length > 0 ? product.sizes : [null]
  const changes = rows.flatMap(({ cells }) => cells).filter(({ key, here }) => key in typed && typed[key] !== here)
  const sum = changes.reduce((total, { key, here }) => total + (typed[key] ?? here) - here, 0)

  async function handleMove() {
    const items = changes.map(({ key, here, variation_id, size }) => ({
      product_id: product.id,
      variation_id,
      size,
      change: (typed[key] ?? here) - here,
    }))
    const outcome = await bring.send({ params: { id: eventId }, body: { items } })
    if ('refusal' in outcome) return
    setTyped({})
    showToast({ title: t('moved'), tone: 'success' })
    onMoved(outcome.answer)
  }

  return (
    <div className="grid gap-3">
      <div className="-mx-3 overflow-x-auto px-3">
        <table className="figures text-small">
          <caption className="pb-2 text-left text-tiny text-smoke">{t('grid.caption')}</caption>
          {product.sizes.length > 0 && (
            <thead>
              <tr>
                <td aria-hidden="true" />
                {sizes.map((size) => (
                  <th key={size} scope="col" className="px-1.5 pb-1 text-center text-tiny font-medium text-smoke">
                    {size}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(({ id, name, cells }) => (
              <tr key={id}>
                <th scope="row" className="max-w-36 py-3 pr-3 text-left align-top font-medium break-words">
                  {name || (product.sizes.length === 0 ? t('grid.pieces') : '')}
                </th>
                {cells.map((cell) => (
                  <td key={cell.key} className="px-1 py-1 align-top">
                    <AllocationCell
                      label={[name, cell.size].filter(Boolean).join(' · ') || product.name}
                      here={cell.here}
                      promised={cell.promised}
                      inShop={cell.inShop}
                      value={typed[cell.key] ?? cell.here}
                      onChange={(value) => setTyped((before) => ({ ...before, [cell.key]: value }))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bring.refused && (
        <Notice tone="error" announced>
          {bring.refused}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="dense"
          disabled={changes.length === 0}
          loading={bring.isBusy}
          className="max-md:min-h-12"
          onClick={() => void handleMove()}
        >
          {sum >= 0 ? t('grid.bring', { count: sum }) : t('grid.giveBack', { count: -sum })}
        </Button>
        <p className="text-tiny text-smoke">{t('grid.hint')}</p>
      </div>
    </div>
  )
}

function rowsOf(product: AdminProduct, { items }: EventInventory) {
  const known = new Map(items.map((item) => [optionKey(item), item]))
  return stockRows(product).map(({ id, name, options }) => ({
    id,
    name,
    cells: options.map(({ variation_id, size, level }) => {
      const key = optionKey({ product_id: product.id, variation_id, size })
      const item = known.get(key)
      return {
        key,
        variation_id,
        size,
        here: item ? expectedOf(item) : 0,
        promised: item?.reserved ?? 0,
        inShop: item?.in_shop ?? level.available,
      }
    }),
  }))
}
