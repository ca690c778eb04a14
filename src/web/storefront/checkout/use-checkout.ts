import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isCountryCode } from '#contract/countries.ts'
import type { Delivery, PaymentMethod, Quote } from '#contract/checkout.ts'
import { pages } from '#contract/pages.ts'
import type { Money } from '#contract/rules/money.ts'
import { isPaidOnline } from '#contract/rules/payment-kinds.ts'
import { countItems, lineKey } from '#web/commerce/cart/cart-lines.ts'
import { cart, useCart } from '#web/commerce/cart/cart-store.ts'
import { setDiscountCode, useDiscountCode } from '#web/commerce/cart/discount-code.ts'
import { refusalOfCode } from '#web/commerce/cart/refused-code.tsx'
import { usePriceChanges } from '#web/commerce/cart/use-price-changes.ts'
import { itemOf, useQuote } from '#web/commerce/cart/use-quote.ts'
import { setCollectAt, useCollectAt } from '#web/commerce/event/collect-at.ts'
import { readTakenHandoff, setTakenHandoff } from '#web/commerce/handoff/handoff-store.ts'
import { track } from '#web/features/analytics/track.ts'
import { findPartnerCode } from '#web/features/partner-code.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { checkoutStorage } from './checkout-storage.ts'
import { type Draft, orderBody } from './draft.ts'
import { offeredMethods } from './offered-methods.ts'
import { openPayment } from './open-payment.ts'
import type { Outcome, ShortLine } from './order-outcome.ts'
import { offeredEvents, type PickupEvent } from './pickup-events.ts'
import { placeOrder } from './place-order.ts'
import { useAddressBook } from './use-address-book.ts'
import { useCheckoutStart } from './use-checkout-start.ts'
import { type KnownBuyer, useDraft } from './use-draft.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useGuestCart } from './use-guest-cart.ts'
import { usePickupEvents } from './use-pickup-events.ts'

/** The question before the order is placed, with the total that it would have. */
export type Question = { kind: 'code'; reason: string; total: Money } | { kind: 'member'; total: Money }

export type Notice =
  | { kind: 'failed'; message: string | undefined }
  | { kind: 'wait'; seconds: number }
  | { kind: 'price_changed'; from: Money; to: Money }

const noLines: readonly ShortLine[] = []

export function useCheckout(
  buyer: KnownBuyer | undefined,
  methods: readonly PaymentMethod[],
  { coming, wraps }: { coming: readonly PickupEvent[]; wraps: boolean },
) {
  const t = useMessages('checkout')
  const shell = useMessages('shell')
  const language = useLanguage()
  const navigate = useNavigate()
  const lines = useCart()
  const { draft: typed, change, takeSaved, setBillingSame, setDelivery, setGift } = useDraft(buyer, methods)
  const country = typed.values['shipping.country']
  const state = typed.values['shipping.state']
  const chosen = useCollectAt()
  const { events, isLooking } = usePickupEvents(coming, chosen?.id)
  const event = events.find(({ id }) => id === chosen?.id)
  const delivery = event ? 'pickup' : typed.delivery
  // There is no wrapping at an event, where the goods already are.
  const gift = { isGift: typed.isGift && !event, isWrapped: typed.isGift && typed.isWrapped && wraps && !event }
  const destination = {
    delivery,
    ...(event && { event_id: event.id }),
    ...(isCountryCode(country) && { country }),
    ...(country === 'MY' && state ? { state } : {}),
    ...(gift.isWrapped ? { gift_wrapping: true } : {}),
  }
  const pricing = useQuote(lines, language, destination, keepPress)
  const quote = pricing.status === 'ready' ? pricing.quote : undefined
  const hasPreOrder = quote?.lines.some(({ is_pre_order }) => is_pre_order) ?? false
  const offered = offeredMethods(methods, { country, delivery, hasPreOrder, takesCash: event?.paysAtStall ?? true, total: quote?.total })
  const draft = withMethod({ ...typed, delivery, ...gift, isFree: quote?.total === 0 }, offered)
  const book = useAddressBook(buyer && { saved: buyer.addresses }, { draft, takeSaved })
  const priceChanges = usePriceChanges(lines, pricing)
  const errors = useFieldErrors(draft)
  useCheckoutStart(lines)
  useGuestCart(buyer ? undefined : typed.values['contact.email'], lines, language)
  const [step, setStep] = useState<'editing' | 'sending' | 'placed' | 'opening'>('editing')
  const [notice, setNotice] = useState<Notice>()
  const [short, setShort] = useState<{ cart: string; lines: ShortLine[] }>()
  const [agreed, setAgreed] = useState<Money>()
  const [isMeantForMember, setMeantForMember] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const code = useDiscountCode()
  // Some limits of a code depend on the buyer's e-mail address, so they are checked only when the order is placed.
  const email = typed.values['contact.email']
  const [refused, setRefused] = useState<{ code: string; email: string; reason: string; total: Money }>()
  const refusedCode = refused?.code === code && refused.email === email ? refused.reason : refusalOfCode(pricing, code)
  const isBusy = useRef(false)
  const isCounting = pricing.status === 'loading' || (pricing.status === 'ready' && pricing.isRefreshing)
  const cartState = JSON.stringify(lines.map((line) => [lineKey(line), line.quantity]))

  async function submit() {
    if (isBusy.current || step === 'placed' || step === 'opening') return
    setNotice(undefined)
    if (!errors.check()) return
    if (!quote) return pricing.retry()
    if (isMeantForMember && !buyer) return setQuestion({ kind: 'member', total: quote.total })
    return placeAsQuoted(quote.total)
  }

  async function placeAsQuoted(total: Money) {
    if (isCounting) return setAgreed(total)
    if (refusedCode !== undefined)
      return setQuestion({ kind: 'code', reason: refusedCode, total: refused?.code === code ? refused.total : total })
    return order(total, code)
  }

  /** The buyer accepts the order as offered: as a guest, or without the code. */
  function answer({ kind, total }: Question) {
    setQuestion(undefined)
    if (kind === 'member') {
      setMeantForMember(false)
      return void placeAsQuoted(total)
    }
    setDiscountCode('')
    void order(total, '')
  }

  async function order(total: Money, discountCode: string) {
    isBusy.current = true
    setStep('sending')
    const body = orderBody(draft, {
      items: lines.map(itemOf),
      quotedTotal: total,
      partnerCode: findPartnerCode(),
      discountCode,
      eventId: event?.id,
      handoff: readTakenHandoff()?.token,
    })
    const outcome = await placeOrder(body, language)
    isBusy.current = false
    if (outcome.outcome !== 'placed') return settle(outcome, total)
    const paysOnline = isPaidOnline(outcome.order.payment_method.type)
    setStep(paysOnline ? 'opening' : 'placed')
    track('checkout_complete', { orderId: outcome.order.id, value: outcome.order.total, items: countItems(lines) })
    checkoutStorage.clear()
    checkoutStorage.writePlaced({ id: outcome.order.id, number: outcome.order.order_number })
    cart.clear()
    setDiscountCode('')
    setTakenHandoff(undefined)
    setCollectAt(undefined)
    if (delivery === 'parcel' && !(await book.saveNew(language))) showToast({ title: t('book.notKept'), tone: 'error' })
    if (paysOnline) await openPayment(outcome.order.id, language)
    await navigate(pages.placedOrder(outcome.order.id), { replace: true })
  }

  function settle(outcome: Exclude<Outcome, { outcome: 'placed' }>, total: Money) {
    setStep('editing')
    switch (outcome.outcome) {
      case 'out_of_stock':
        setShort({ cart: cartState, lines: outcome.lines })
        return pricing.retry()
      case 'code_refused': {
        const reason = outcome.quote.problems.find(({ line }) => line === null)?.message ?? ''
        setRefused({ code, email, reason, total: outcome.quote.total })
        return setQuestion({ kind: 'code', reason, total: outcome.quote.total })
      }
      case 'price_changed':
        setNotice({ kind: 'price_changed', from: total, to: outcome.quote.total })
        return pricing.retry()
      case 'invalid':
        return errors.take(outcome.fields)
          ? undefined
          : setNotice({ kind: 'failed', message: Object.values(outcome.fields)[0] ?? outcome.message })
      case 'wait':
        return setNotice({ kind: 'wait', seconds: outcome.seconds })
      case 'unreached':
        return setNotice({ kind: 'failed', message: shell('unreached') })
      case 'failed':
        return setNotice({ kind: 'failed', message: outcome.message })
    }
  }

  /** A press during recalculation counts only if the total stays the same: the buyer agrees to the total on the button. */
  function keepPress(counted: Quote | undefined) {
    if (agreed === undefined) return
    setAgreed(undefined)
    if (counted?.total === agreed) void (errors.check() && order(agreed, code))
    else if (counted) setNotice({ kind: 'price_changed', from: agreed, to: counted.total })
  }

  return {
    lines,
    draft,
    change,
    setBillingSame,
    setGift,
    setDelivery: (next: Delivery) => {
      setCollectAt(undefined)
      setDelivery(next)
    },
    /** The event where the order is collected, if any. `goneEvent` is the title of one that no longer accepts orders. */
    event,
    goneEvent: chosen && !event && !isLooking ? chosen.title : undefined,
    events: offeredEvents(
      events,
      lines.map(({ id }) => id),
      event?.id,
    ),
    setEvent: ({ id, slug, title, until }: PickupEvent) => setCollectAt({ id, slug, title, until }),
    offered,
    book,
    pricing,
    isCounting,
    /** An order is being sent, or will be once its total is calculated. */
    isSending: step === 'sending' || agreed !== undefined || (isCounting && !quote),
    quote,
    priceChanges,
    errors,
    step,
    notice,
    refusedCode,
    isMeantForMember,
    setMeantForMember,
    question,
    answer,
    closeQuestion: () => setQuestion(undefined),
    submit,
    /** Only while the cart is unchanged since the server found too little stock. */
    short: short?.cart === cartState ? short.lines : noLines,
  }
}
export type Checkout = ReturnType<typeof useCheckout>

/** Chooses the first offered method until the buyer chooses one. */
function withMethod(draft: Draft, offered: readonly PaymentMethod[]): Draft {
  const { payment_method_id: chosen } = draft.values
  if (offered.some(({ id }) => id === chosen)) return draft
  return { ...draft, values: { ...draft.values, payment_method_id: offered[0]?.id ?? '' } }
}
