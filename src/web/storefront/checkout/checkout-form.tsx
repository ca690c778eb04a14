import type { FormEvent } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import { RefusedCode } from '#web/commerce/cart/refused-code.tsx'
import { PriceChangeNotice } from '#web/commerce/cart/price-change-notice.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BillingPart } from './billing-part.tsx'
import { BuyerPart } from './buyer-part.tsx'
import { CollectingNotice } from '#web/commerce/event/collecting-notice.tsx'
import { Columns } from './columns.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { FoldedSummary } from './folded-summary.tsx'
import { GiftPart } from './gift-part.tsx'
import { Notices } from './notices.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { PaymentPart } from './payment-part.tsx'
import { Placed } from './placed.tsx'
import { PlaceQuestion } from './place-question.tsx'
import { ShippingPart } from './shipping-part.tsx'
import { Summary } from './summary.tsx'
import { useCheckout, type Checkout } from './use-checkout.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { DraftField } from './draft-field.tsx'
import { Part } from './part.tsx'
import { pages } from '#contract/pages.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { fieldId } from './use-field-errors.ts'
import { maxLengthOf } from './validate.ts'

const formId = 'checkout'

export function CheckoutForm({ view: { options, events, buyer } }: { view: CheckoutView }) {
  const t = useMessages('checkout')
  const checkout = useCheckout(buyer, options.payment_methods, { coming: events, wraps: options.gift_wrapping !== null })
  const collect = useMessages('collect')
  const kinds = useMessages('payment-kinds')
  const { lines, quote, step, isSending, isCounting, submit, draft, event } = checkout

  if (step === 'placed' || step === 'opening') return <Placed isOpening={step === 'opening'} />
  if (lines.length === 0) return <EmptyCheckout />

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit()
  }

  const method = draft.isFree ? undefined : checkout.offered.find(({ id }) => id === draft.values.payment_method_id)
  const button = (
    <>
      <Button type="submit" form={formId} size="large" wide loading={isSending} aria-busy={isSending || isCounting || undefined}>
        {quote && !draft.isFree ? t('placeFor', { total: formatMoney(quote.total) }) : t('place')}
      </Button>
      {method && (
        <p className="text-small text-smoke">
          {event && method.type === 'cash' ? collect('checkout.afterCash') : kinds(`after.${method.type}`)}
        </p>
      )}
      {draft.isFree && <p className="text-small text-smoke">{t('after.free')}</p>}
      <Terms />
    </>
  )
  const summary = <Summary checkout={checkout} options={options} />

  return (
    <>
      <FoldedSummary total={quote?.total} count={lines.reduce((sum, { quantity }) => sum + quantity, 0)}>
        {summary}
      </FoldedSummary>
      <Columns
        asideLabel={t('bundle')}
        aside={
          <>
            {summary}
            <div className="mt-6 grid gap-4">{button}</div>
          </>
        }
      >
        <PageHeading size="heading-1">{t(draft.delivery === 'pickup' ? 'headingPickup' : 'heading')}</PageHeading>
        <form id={formId} noValidate onSubmit={handleSubmit} className="mt-2 grid grid-cols-1 gap-10">
          <BuyerPart buyer={buyer} checkout={checkout} />
          <Notices checkout={checkout} />
          {checkout.event && <CollectingNotice event={checkout.event} lines={lines} quote={quote} />}
          {checkout.goneEvent !== undefined && <Notice>{collect('checkout.gone', { event: checkout.goneEvent })}</Notice>}
          <PriceChangeNotice changes={checkout.priceChanges} />
          <ContactPart checkout={checkout} />
          <ShippingPart checkout={checkout} countries={options.countries} studio={options.studio} />
          {!event && <GiftPart checkout={checkout} price={options.gift_wrapping} />}
          <BillingPart checkout={checkout} countries={options.countries} />
          {!draft.isFree && <PaymentPart checkout={checkout} />}
          <NotePart checkout={checkout} />
          <div className="grid gap-4">
            {/* Next to the other button the code field itself is visible. */}
            <RefusedCode reason={checkout.refusedCode} />
            {button}
          </div>
        </form>
      </Columns>
      <PlaceQuestion checkout={checkout} />
    </>
  )
}

function ContactPart({ checkout }: { checkout: Checkout }) {
  const t = useMessages('checkout')
  return (
    <Part title={t('contact')}>
      <DraftField checkout={checkout} path="contact.name" as={NameField} label={t('field.name')} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <DraftField checkout={checkout} path="contact.email" as={EmailField} label={t('field.email')} hint={t('hint.email')} />
        <DraftField checkout={checkout} path="contact.phone" as={PhoneField} label={t('field.phone')} />
      </div>
    </Part>
  )
}

const links = {
  terms: (inside: string) => (
    <Link to={pages.terms()} target="_blank" className="text-link">
      {inside}
    </Link>
  ),
  privacy: (inside: string) => (
    <Link to={pages.privacy()} target="_blank" className="text-link">
      {inside}
    </Link>
  ),
}

function Terms() {
  const t = useMessages('checkout')
  return <p className="text-small text-smoke">{richText(t('terms'), links)}</p>
}

function NotePart({ checkout: { draft, change, errors } }: { checkout: Checkout }) {
  const t = useMessages('checkout')
  return (
    <TextArea
      id={fieldId('note')}
      name="note"
      label={t('field.note')}
      aside={t('field.optional')}
      hint={draft.delivery === 'pickup' ? undefined : t('hint.note')}
      rows={3}
      maxLength={maxLengthOf('note')}
      value={draft.values.note}
      error={errors.errors.note}
      onChange={(event) => {
        change('note', event.target.value)
        errors.forget('note')
      }}
    />
  )
}
