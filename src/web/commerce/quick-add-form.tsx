import { useRef } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { chosenVariation, pricesOfChoice } from './choice.ts'
import type { Goods } from './goods.ts'
import { MemberPriceLine, Price } from './price.tsx'
import { useAdded } from './use-added.ts'
import { useChoice } from './use-choice.ts'

/** Milliseconds to read 'Added!' before the dialog closes. */
const closeAfterMs = 700

export type QuickAddFormProps = { goods: Goods; onAdded: () => void }

export function QuickAddForm({ goods, onAdded }: QuickAddFormProps) {
  const t = useMessages('goods')
  const choosing = useChoice(goods)
  const added = useAdded()
  const image = useRef<HTMLDivElement>(null)
  const prices = pricesOfChoice(goods, choosing.choice)
  const variation = chosenVariation(goods, choosing.choice)

  return (
    <div className="grid gap-5 pt-2 sm:grid-cols-[9rem_1fr]">
      <div ref={image} className="hidden sm:block">
        <ResponsiveImage
          imageKey={variation?.imageKey ?? goods.imageKey ?? undefined}
          alt=""
          sizes="144px"
          maxWidth={640}
          eager
          className="rounded-edge"
        />
      </div>
      <div className="grid content-start gap-5">
        <p className="figures text-lead font-medium">
          <Price prices={prices} />{' '}
          {prices.member && (
            <span className="ml-2 text-small text-tile">
              <MemberPriceLine prices={prices} />
            </span>
          )}
        </p>
        <ChoiceFields choosing={choosing} />
        <div className="flex gap-3">
          <QuantityStepper
            value={choosing.choice.quantity}
            onChange={choosing.setQuantity}
            max={Math.max(1, choosing.left)}
            size="large"
            labels={{ quantity: t('choose.quantity'), less: t('choose.less'), more: t('choose.more') }}
          />
          <AddToCart choosing={choosing} added={added} flyFrom={image} onAdded={() => setTimeout(onAdded, closeAfterMs)} />
        </div>
        {choosing.needsSize && <p className="-mt-2 text-small text-smoke">{t('choose.sizeFirst')}</p>}
      </div>
    </div>
  )
}
