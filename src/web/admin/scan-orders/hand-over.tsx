import { useState } from 'react'
import type { PickupItem, PickupOrder } from '#contract/pickups.ts'
import { formatTime } from '#contract/messages/format-dates.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { QuantityStepper } from '#web/commerce/quantity-stepper.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import type { StallState } from '../stall/stall.ts'
import { Foot } from './foot.tsx'
import type { Scanned, Scanning } from './use-scanning.ts'

export type HandOverProps = { found: Scanned; order: PickupOrder; scanning: Scanning; state: StallState }

/** The pieces to hand over now. Missing pieces can be left out. */
export function HandOver({ found, order, scanning, state }: HandOverProps) {
  const t = useMessages('admin-scan')
  const [given, setGiven] = useState<Readonly<Record<string, number>>>()
  const [isBusy, setIsBusy] = useState(false)
  const lines = order.items.map((item) => {
    const before = found.before.find(({ order_item_id }) => order_item_id === item.order_item_id)?.quantity ?? 0
    return { item, before, due: item.quantity - before }
  })
  const due = lines.filter((line) => line.due > 0)
  const earlier = lines.reduce((sum, { before }) => sum + before, 0)
  const total = due.reduce((sum, line) => sum + line.due, 0)
  const nowGiven = due.reduce((sum, line) => sum + (given?.[line.item.order_item_id] ?? line.due), 0)
  const listed = state.lists ? formatTime(state.lists.manifest.as_of) : ''

  async function finish() {
    if (!given || nowGiven === total) return scanning.next()
    setIsBusy(true)
    const items = lines.map(({ item, before, due: left }) => ({
      order_item_id: item.order_item_id,
      quantity: before + Math.min(left, given[item.order_item_id] ?? left),
    }))
    await (nowGiven === 0 ? scanning.takeBack() : scanning.handOverSome(items)).finally(() => setIsBusy(false))
  }

  return (
    <>
      <div className="mx-auto w-full max-w-140 flex-1 bg-surface px-4 pb-4">
        <ul className="divide-y divide-wool border-b border-wool">
          {due.map(({ item, due: left }) => {
            const name = [item.name, item.variation_name, item.size].filter(Boolean).join(', ')
            return (
              <li key={item.order_item_id} className="flex items-center gap-3 py-3">
                <Thumbnail imageKey={pictureOf(item, state)} alt="" size={56} />
                <span className="min-w-0 flex-1">
                  <b className="block text-body">{item.name}</b>
                  <span className="text-smoke">{[item.variation_name, item.size].filter(Boolean).join(', ')}</span>
                </span>
                {given ? (
                  <QuantityStepper
                    value={given[item.order_item_id] ?? left}
                    min={0}
                    max={left}
                    labels={{ quantity: t('pieceOf', { name }), less: t('less', { name }), more: t('more', { name }) }}
                    onChange={(quantity) => setGiven({ ...given, [item.order_item_id]: quantity })}
                  />
                ) : (
                  <>
                    {left > 1 && <b className="figures text-heading-3">{left} ×</b>}
                    <span className="grid size-8 place-items-center rounded-edge bg-lapis-cloth text-bone">
                      <CheckIcon className="size-4.5" strokeWidth={2.5} />
                    </span>
                  </>
                )}
              </li>
            )
          })}
        </ul>
        {earlier > 0 && <p className="pt-3 text-smoke">{t('rest', { count: earlier })}</p>}
        {found.from === 'list' && <p className="pt-3 text-smoke">{t('byList', { when: listed })}</p>}
        {found.scanId !== undefined && (
          <Button tone="quiet" size="small" className="mt-4" onClick={() => void scanning.takeBack()}>
            {t('undo')}
          </Button>
        )}
      </div>
      <Foot>
        <Button tone="quiet" size="large" className="min-h-16" onClick={() => setGiven(given ? undefined : {})}>
          {given ? t('all') : t('notAll')}
        </Button>
        <Button size="large" wide className="min-h-16" loading={isBusy} onClick={() => void finish()}>
          {given && nowGiven < total ? t('handOverSome', { given: nowGiven, total }) : t('handedOver')}
        </Button>
      </Foot>
    </>
  )
}

/** Takes the picture from the event's stock, because the orders contain none. */
function pictureOf({ product_id: product, variation_name: variation }: PickupItem, { lists }: StallState): string | undefined {
  const ofProduct = lists?.inventory.items.filter(({ product_id }) => product_id === product) ?? []
  const shown = ofProduct.find(({ variation_name }) => variation_name === variation) ?? ofProduct[0]
  return shown?.image_key ?? undefined
}
