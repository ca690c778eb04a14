import { type SubmitEvent, useId, useRef, useState } from 'react'
import * as returns from '#contract/calls/returns.gen.ts'
import type { OwnReturns } from '#contract/returns.ts'
import { mostReturnPictures, returnLengths, returnReasons, returnWishes } from '#contract/rules/return-rules.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { QuantityStepper } from '../quantity-stepper.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type ReturnFormProps = { orderId: string; items: OwnReturns['items']; onSent: (own: OwnReturns) => void; onClose: () => void }

type Reason = (typeof returnReasons)[number]

export function ReturnForm({ orderId, items, onSent, onClose }: ReturnFormProps) {
  const t = useMessages('returns')
  const name = useId()
  const [only] = items
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(only && items.length === 1 ? { [only.id]: 1 } : {})
  const [reason, setReason] = useState<Reason | ''>('')
  const [wish, setWish] = useState<(typeof returnWishes)[number]>('refund')
  const [isMissing, setIsMissing] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const request = useWrite(returns.request, {
    onSuccess: (own) => {
      showToast({ title: t('sent'), tone: 'success' })
      onSent(own)
    },
  })
  const wanted = Object.entries(chosen).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (wanted.length === 0 || reason === '') return setIsMissing(true)
    void request.send({ params: { id: orderId }, body: { items: wanted, reason, wish, text: text.current?.value ?? '' } })
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5 rounded-edge bg-felt p-4 sm:p-5">
      <fieldset>
        <legend className="mb-2 text-label font-medium">{t('what')}</legend>
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="min-w-0 flex-1">
                {[item.name, item.variation_name, item.size].filter(Boolean).join(', ')}
                <span className="figures block text-small text-smoke">{t('bought', { count: item.quantity })}</span>
              </span>
              <QuantityStepper
                value={chosen[item.id] ?? 0}
                min={0}
                max={item.quantity}
                onChange={(quantity) => {
                  setIsMissing(false)
                  setChosen({ ...chosen, [item.id]: quantity })
                }}
                labels={{
                  quantity: t('quantity', { name: item.name }),
                  less: t('less', { name: item.name }),
                  more: t('more', { name: item.name }),
                }}
              />
            </li>
          ))}
        </ul>
        {isMissing && wanted.length === 0 && (
          <p role="alert" className="mt-2 text-small font-medium text-pomegranate">
            {t('nothingChosen')}
          </p>
        )}
      </fieldset>
      <SelectField
        label={t('why')}
        value={reason}
        error={isMissing && reason === '' ? t('whyMissing') : undefined}
        onChange={({ target }) => {
          setIsMissing(false)
          setReason(returnReasons.find((known) => known === target.value) ?? '')
        }}
      >
        <option value="">{t('choose')}</option>
        {returnReasons.map((known) => (
          <option key={known} value={known}>
            {t(`reason.${known}`)}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-2 text-label font-medium">{t('wishTitle')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {returnWishes.map((known) => (
            <RadioCard
              key={known}
              name={name}
              value={known}
              checked={wish === known}
              onChange={() => setWish(known)}
              title={t(`wish.${known}`)}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        ref={text}
        label={t('words')}
        hint={t('wordsHint')}
        rows={3}
        maxLength={returnLengths.text}
        error={request.refusal?.fields?.text}
      />
      {request.refusal && !request.refusal.fields && (
        <p role="alert" className="text-small font-medium text-pomegranate">
          {request.refusal.error ?? t('failed')}
        </p>
      )}
      <p className="text-small text-smoke">{t('then', { count: mostReturnPictures })}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={request.isBusy}>
          {t('send')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  )
}
