import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import type { AdminEvent } from '#contract/admin-events.ts'
import type { InputOf } from '#contract/calls/typed-call.ts'
import type { CheckoutOptions } from '#contract/checkout.ts'
import * as adminEvents from '#contract/calls/admin-events.gen.ts'
import * as pickups from '#contract/calls/pickups.gen.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { StaffOrder } from '#contract/orders.ts'
import type { Money } from '#contract/rules/money.ts'
import { type PickupChoice, pickupChoices } from '#contract/rules/stall-terms.ts'
import { spanOf } from '#contract/messages/event-time.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { type Ask, derivedQuery, ofThisMoment, ownKey } from '#web/browser/query/call-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useKeptText } from '../kit/edit/use-kept-text.ts'
import { noAddress, ShippingFields, type TypedAddress } from './shipping-fields.tsx'

type DecideBody = InputOf<typeof pickups.decide>['body']
export type DecideDialogProps = Pick<CheckoutOptions, 'countries'> & {
  order: Pick<StaffOrder, 'id' | 'order_number' | 'payment_status'>
  toReturn: Money
  /** True if some items were handed over, so the decision is about the rest only. */
  isPartly: boolean
  eventId: string
  onClose: () => void
  onDone: (order: StaffOrder) => void
}

export function DecideDialog({ order, toReturn, isPartly, eventId, countries, onClose, onDone }: DecideDialogProps) {
  const t = useMessages('admin-pickups')
  const common = useMessages('admin')
  const language = useLanguage()
  const formId = useId()
  const events = useComingEvents(eventId)
  const decide = useWrite(pickups.decide)
  const [choice, setChoice] = useState<PickupChoice>('ship')
  const [address, setAddress] = useState<TypedAddress>(noAddress)
  const [nextId, setNextId] = useState('')
  const [note = '', setNote] = useKeptText('pickup-decision', order.id)
  const [lacks, setLacks] = useState<string>()
  const chosenId = nextId || (events?.[0]?.id ?? '')
  const { refusal } = decide
  const refundText = isPartly
    ? toReturn > 0
      ? 'choice.restText'
      : 'choice.restPaidText'
    : order.payment_status === 'paid'
      ? 'choice.refundText'
      : order.payment_status === 'refunded'
        ? 'choice.paidBackText'
        : 'choice.unpaidText'

  function close() {
    setNote(undefined)
    onClose()
  }

  async function handleSubmit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault()
    setLacks(undefined)
    const asked = [
      address.address,
      address.city,
      address.state,
      address.zip,
      ...(address.country === 'OTHER' ? [address.country_name] : []),
    ]
    if (choice === 'ship' && asked.some((text) => text.trim() === '')) {
      return setLacks(t('ship.missing'))
    }
    if (choice === 'next_event' && chosenId === '') return setLacks(t('next.none'))
    const body: DecideBody = {
      choice,
      ...(choice === 'ship' && { shipping: address }),
      ...(choice === 'next_event' && { event_id: chosenId }),
      ...(note.trim() && { note: note.trim() }),
    }
    const outcome = await decide.send({ params: { id: order.id }, body })
    if ('refusal' in outcome) return
    setNote(undefined)
    showToast({
      title: t(isPartly && choice === 'refund' ? 'done.rest' : `done.${choice}`, { number: order.order_number }),
      tone: 'success',
    })
    onDone(outcome.answer)
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      firm
      size="medium"
      title={t(isPartly ? 'dialogRest' : 'dialog', { number: order.order_number })}
      description={choice !== 'refund' || toReturn > 0 ? t(`consequence.${choice}`) : undefined}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={close}>
            {choice === 'refund' && toReturn === 0 && !isPartly ? t('refund.keep') : common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} size="small" tone={choice === 'refund' ? 'danger' : 'primary'} loading={decide.isBusy}>
            {choice !== 'refund'
              ? t(`${choice === 'ship' ? 'ship' : 'next'}.confirm`)
              : toReturn > 0
                ? t('refund.confirm', { amount: formatMoney(toReturn) })
                : t(isPartly ? 'refund.finish' : 'refund.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
        {(lacks ?? decide.refused) && (
          <Notice tone="error" announced>
            {lacks ?? decide.refused}
          </Notice>
        )}
        <fieldset className="grid gap-2.5">
          <legend className="sr-only">{t('choose')}</legend>
          {pickupChoices.map((one) => (
            <RadioCard
              key={one}
              name="choice"
              value={one}
              checked={choice === one}
              onChange={() => setChoice(one)}
              title={t(`choice.${one}`)}
              description={t(one === 'refund' ? refundText : isPartly ? `choice.${one}RestText` : `choice.${one}Text`)}
            >
              {one === 'ship' && (
                <ShippingFields countries={countries} value={address} onChange={setAddress} errors={refusal?.fields ?? {}} />
              )}
              {one === 'next_event' &&
                (events?.length === 0 ? (
                  <p className="text-smoke">{t('next.none')}</p>
                ) : (
                  <SelectField label={t('next.event')} size="medium" value={chosenId} onChange={({ target }) => setNextId(target.value)}>
                    {events?.map((event) => (
                      <option key={event.id} value={event.id}>
                        {`${event.title} · ${spanOf(event, language)}`}
                      </option>
                    ))}
                  </SelectField>
                ))}
            </RadioCard>
          ))}
        </fieldset>
        <TextArea label={t('note')} rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </form>
    </Dialog>
  )
}

/** Loads published events that are running or coming. Undefined while they load. */
function useComingEvents(exceptId: string): readonly AdminEvent[] | undefined {
  const language = useLanguage()
  const toCome = async (ask: Ask) => {
    const asked = { status: 'published', sort: 'starts_at', order: 'asc', limit: 50 } as const
    const answers = await Promise.all((['running', 'coming'] as const).map((when) => ask(adminEvents.list, { ...asked, when })))
    return answers.flatMap(({ events }) => events).filter(({ id, closed_at }) => id !== exceptId && closed_at === null)
  }
  const query = derivedQuery(ownKey, [adminEvents.list, 'to come', exceptId], toCome, { language })
  const { data, isError } = useQuery({ ...query, ...ofThisMoment })
  return isError ? [] : data
}
