import { useState } from 'react'
import * as eventStock from '#contract/calls/event-stock.gen.ts'
import type { EventInventory, EventStockItem } from '#contract/event-stock.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { QuantityStepper } from '#web/commerce/quantity-stepper.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { FootBar } from './foot-bar.tsx'
import { NothingHere } from './nothing-here.tsx'
import { OptionLine } from './option-line.tsx'
import { ProductCard } from './product-card.tsx'
import { groupsOf, optionKey, optionName } from './stock-groups.ts'

export type MovingPartProps = { eventId: string; items: readonly EventStockItem[]; onMoved: (inventory: EventInventory) => void }

/** Returns free pieces to the shop. Promised pieces stay. */
export function ReturnPart({ eventId, items, onMoved }: MovingPartProps) {
  const t = useMessages('admin-event-stock')
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({})
  const giveBack = useWrite(eventStock.giveBack)
  const free = items.filter(({ remaining }) => remaining > 0)
  // Some pieces may have been sold since the quantity was typed.
  const wanted = (item: EventStockItem) => Math.min(typed[optionKey(item)] ?? 0, item.remaining)
  const moved = free.filter((item) => wanted(item) > 0)
  const count = moved.reduce((sum, item) => sum + wanted(item), 0)

  async function handleReturn() {
    const lines = moved.map((item) => ({
      product_id: item.product_id,
      variation_id: item.variation_id,
      size: item.size,
      quantity: wanted(item),
    }))
    const outcome = await giveBack.send({ params: { id: eventId }, body: { items: lines } })
    if ('refusal' in outcome) return
    setTyped({})
    showToast({ title: t('return.done', { count }), tone: 'success' })
    onMoved(outcome.answer)
  }

  if (free.length === 0) return <NothingHere>{t('return.none')}</NothingHere>
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-small text-smoke">{t('return.hint')}</p>
        <Button
          tone="quiet"
          size="small"
          onClick={() => setTyped(Object.fromEntries(free.map((item) => [optionKey(item), item.remaining])))}
        >
          {t('return.all')}
        </Button>
      </div>
      {groupsOf(free).map((group) => (
        <ProductCard key={group.productId} group={group}>
          <ul>
            {group.items.map((item) => {
              const key = optionKey(item)
              const name = [item.name, optionName(item)].filter(Boolean).join(', ')
              return (
                <OptionLine key={key} item={item} note={t('free', { count: item.remaining })}>
                  <QuantityStepper
                    value={wanted(item)}
                    min={0}
                    max={item.remaining}
                    labels={{ quantity: t('return.quantity', { name }), less: t('less', { name }), more: t('more', { name }) }}
                    onChange={(value) => setTyped((before) => ({ ...before, [key]: value }))}
                  />
                </OptionLine>
              )
            })}
          </ul>
        </ProductCard>
      ))}
      <FootBar
        refused={giveBack.refused}
        label={t('return.confirm', { count })}
        isReady={count > 0}
        isBusy={giveBack.isBusy}
        onPress={() => void handleReturn()}
      />
    </>
  )
}
