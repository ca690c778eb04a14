import { useState } from 'react'
import type { EventStockItem } from '#contract/event-stock.ts'
import { roundCash } from '#contract/rules/cash-rounding.ts'
import { type Money, subtract } from '#contract/rules/money.ts'
import type { StallMethod } from '#contract/rules/stall-terms.ts'
import type { NewSale, Sale } from '#contract/stall-sales.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import type { Stall, StallState } from '../stall/stall.ts'
import { nextReference } from './sale-reference.ts'
import { leftHere, linesOf, type Slip, type SlipLine, type SlipSums, sumsOf, withQuantity } from './slip.ts'

export type SlipMember = { email: string; name: string }
/** A completed sale as this phone calculated it. `saleOf` returns the server's record. */
export type Receipt = {
  key: string
  reference: string
  lines: readonly SlipLine[]
  sums: SlipSums
  method: StallMethod
  toPay: Money
  change: Money | undefined
  email: string | undefined
}

export type Selling = {
  phase: 'choosing' | 'paying' | 'done'
  items: readonly EventStockItem[]
  slip: Slip
  lines: readonly SlipLine[]
  sums: SlipSums
  member: SlipMember | undefined
  email: string
  reference: string
  receipt: Receipt | undefined
  isBusy: boolean
  refusal: string | undefined
  setQuantity: (item: EventStockItem, quantity: number) => void
  setMember: (member: SlipMember | undefined) => void
  setEmail: (email: string) => void
  clear: () => void
  pay: () => void
  back: () => void
  finish: (method: StallMethod, received?: Money) => Promise<void>
}

const empty: Slip = new Map()

export function useSelling(eventId: string, stall: Stall | undefined, state: StallState): Selling {
  const language = useLanguage()
  const [phase, setPhase] = useState<Selling['phase']>('choosing')
  const [slip, setSlip] = useState(empty)
  const [member, setMember] = useState<SlipMember>()
  const [email, setEmail] = useState('')
  const [reference, setReference] = useState('')
  const [receipt, setReceipt] = useState<Receipt>()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const inventory = state.lists?.inventory
  const items = inventory ? leftHere(inventory, state.actions) : []
  const lines = linesOf(slip, items, member !== undefined)
  const sums = sumsOf(lines, inventory?.tax_rate ?? 0)

  function clear(): void {
    setSlip(empty)
    setMember(undefined)
    setEmail('')
    setRefusal(undefined)
    setReceipt(undefined)
    setPhase('choosing')
  }

  async function finish(method: StallMethod, received?: Money): Promise<void> {
    if (!stall || isBusy || lines.length === 0) return
    setIsBusy(true)
    const toPay = method === 'cash' ? roundCash(sums.total) : sums.total
    const key = crypto.randomUUID()
    const sale: NewSale = {
      items: lines.map(({ item, quantity }) => ({
        product_id: item.product_id,
        variation_id: item.variation_id,
        size: item.size,
        quantity,
      })),
      method,
      sold_at: new Date().toISOString(),
      language,
      ...(inventory?.price_list !== undefined && { price_list: inventory.price_list }),
      ...(received !== undefined && { received }),
      ...(email !== '' && { email }),
      ...(member && { member_email: member.email }),
    }
    await stall.note([{ action: { kind: 'sale', key, eventId, sale }, title: reference, pieces: sums.pieces, amount: toPay }])
    await stall.sendNow()
    const sold = stall.read().actions.find(({ action }) => action.key === key)
    setIsBusy(false)
    if (sold?.state === 'refused') {
      // The customer is still present, so the sale is corrected on the slip and removed from the queue.
      await stall.dismiss(sold.number)
      setRefusal(sold.refusal)
      setPhase('choosing')
      void stall.refresh()
      return
    }
    const change = received === undefined ? undefined : subtract(received, toPay)
    setReceipt({ key, reference, lines, sums, method, toPay, change, email: email || undefined })
    setPhase('done')
    void stall.refresh()
  }

  return {
    phase,
    items,
    slip,
    lines,
    sums,
    member,
    email,
    reference,
    receipt,
    isBusy,
    refusal,
    setQuantity: (item, quantity) => setSlip((before) => withQuantity(before, item, quantity)),
    setMember,
    setEmail,
    clear,
    pay() {
      setRefusal(undefined)
      setReference(nextReference())
      setPhase('paying')
    },
    back: () => setPhase('choosing'),
    finish,
  }
}

/** Returns the server's record of a sale; undefined until it has answered. */
export function saleOf(state: StallState, key: string): Sale | undefined {
  const answer = state.actions.find(({ action }) => action.key === key)?.answer
  return answer === undefined ? undefined : (answer as { sale: Sale }).sale
}
