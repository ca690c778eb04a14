import { useRef, useState } from 'react'
import type { PickupOrder } from '#contract/pickups.ts'
import type { Money } from '#contract/rules/money.ts'
import type { StallMethod } from '#contract/rules/stall-terms.ts'
import type { HandedOver } from '../stall/stall-actions.ts'
import { asHandedOver, beforeScan, handedOver, wholly, withActions } from '../stall/since-list.ts'
import type { Stall, StallState } from '../stall/stall.ts'
import { giveSignal } from '../stall/signals.ts'
import { judge, signalOf, type Verdict } from './judge.ts'
import type { ScanSignals } from './scan-settings.ts'

const longestCode = 400

export type Scanned = Verdict & {
  code: string
  /** The id of the scan that handed the order over. */
  scanId?: string
  /** What was handed over before. It is the state to undo to, and gives the number of pieces still due. */
  before: readonly HandedOver[]
}

export type Scanning = {
  phase: 'ready' | 'checking' | 'found'
  found: Scanned | undefined
  /** Takes the text of every input: the camera, a hand scanner or a typed number. */
  scan: (text: string) => Promise<void>
  next: () => void
  takeBack: () => Promise<void>
  handOverSome: (items: readonly HandedOver[]) => Promise<void>
  isPaying: boolean
  /** Takes the payment of an unpaid order and hands it over. */
  takeMoney: (method: StallMethod, received?: Money) => Promise<void>
}

/** Leads from a scanned text to the handover. Uses the server's answer if it is available, and otherwise the phone's list. */
export function useScanning(stall: Stall | undefined, state: StallState, eventId: string, signals: ScanSignals): Scanning {
  const [phase, setPhase] = useState<Scanning['phase']>('ready')
  const [found, setFound] = useState<Scanned>()
  const [isPaying, setIsPaying] = useState(false)
  const isBusy = useRef(false)

  async function scan(text: string): Promise<void> {
    if (!stall || isBusy.current) return
    isBusy.current = true
    setPhase('checking')
    try {
      const shown = await ask(stall, text.trim().slice(0, longestCode))
      giveSignal(signalOf(shown.result), signals)
      setFound(shown)
      setPhase('found')
    } catch {
      setPhase('ready')
    } finally {
      isBusy.current = false
    }
  }

  async function ask(on: Stall, code: string): Promise<Scanned> {
    const { lists, actions } = on.read()
    const byList = lists && (await judge(code, { ...lists.manifest, orders: withActions(lists.manifest.orders, actions) }))
    const known = { code, before: byList?.order ? asHandedOver(byList.order) : [] }
    // A forged code needs no request.
    if (byList?.result === 'forged') return { ...byList, ...known }
    const made = { code, event_id: eventId, scanned_at: new Date().toISOString(), device: deviceName() }
    const { key, answer } = await on.askShop(made)
    if (answer) {
      const before = beforeScan(answer) ?? known.before
      if (answer.result === 'collected' && answer.order)
        await on.noteSent({
          action: { kind: 'scan', key, scan: made, orderId: answer.order.id, handedOver: true },
          title: answer.order.order_number,
          pieces: piecesLeft(answer.order, before),
          answer,
        })
      const { result, order, collected_at, by } = answer
      return { result, order: order ?? undefined, collectedAt: collected_at, by, from: 'shop', code, scanId: key, before }
    }
    if (!byList) return { result: 'unchecked', order: undefined, collectedAt: null, by: null, from: 'list', ...known }
    const { order } = byList
    // Only a scan with the result "hand over" is sent later. Any other could mark an order as collected without the staff's knowledge.
    if (byList.result === 'collected' && order)
      await on.note([
        {
          action: { kind: 'scan', key, scan: made, orderId: order.id, handedOver: true },
          title: order.order_number,
          pieces: piecesLeft(order, known.before),
        },
      ])
    return { ...byList, ...known, scanId: key }
  }

  async function takeBack(): Promise<void> {
    if (!stall || !found?.order || found.scanId === undefined) return
    const { order, before, scanId } = found
    await stall.note([
      {
        action: { kind: 'undo', key: crypto.randomUUID(), scanId, orderId: order.id, before },
        title: order.order_number,
        pieces: piecesLeft(order, before),
      },
    ])
    setFound(undefined)
    setPhase('ready')
  }

  async function handOverSome(items: readonly HandedOver[]): Promise<void> {
    if (!stall || !found?.order) return
    const { order } = found
    await stall.note([
      {
        action: { kind: 'pickup', key: crypto.randomUUID(), orderId: order.id, items },
        title: order.order_number,
        pieces: piecesLeft(handedOver(order, items, ''), found.before, items),
      },
    ])
    setFound(undefined)
    setPhase('ready')
  }

  async function takeMoney(method: StallMethod, received?: Money): Promise<void> {
    if (!stall || !found?.order || isPaying) return
    setIsPaying(true)
    const { order, code } = found
    const [payment, scanId] = [crypto.randomUUID(), crypto.randomUUID()]
    const made = { code: order.order_number, event_id: eventId, scanned_at: new Date().toISOString(), device: deviceName() }
    const before = asHandedOver(order)
    await stall.note([
      {
        action: { kind: 'payment', key: payment, orderId: order.id, method, ...(received !== undefined && { received }) },
        title: order.order_number,
        pieces: 0,
        amount: order.total,
      },
      {
        action: { kind: 'scan', key: scanId, scan: made, orderId: order.id, handedOver: true },
        title: order.order_number,
        pieces: piecesLeft(order, before),
      },
    ])
    await stall.sendNow()
    const taken = stall.read().actions.find(({ action }) => action.key === payment)
    // If another person took the payment in the meantime, the order counts as paid.
    const isRefused = taken?.state === 'refused' && taken.code !== 'already_paid'
    const from = taken?.state === 'waiting' ? 'list' : 'shop'
    const result = isRefused ? 'cancelled' : 'collected'
    giveSignal(signalOf(result), signals)
    setFound({ result, order: { ...order, paid: !isRefused }, collectedAt: null, by: null, from, code, scanId, before })
    setIsPaying(false)
  }

  return {
    isPaying,
    takeMoney,
    phase,
    found: phase === 'found' ? found : undefined,
    scan,
    next() {
      setFound(undefined)
      setPhase('ready')
    },
    takeBack,
    handOverSome,
  }
}

export function piecesLeft(order: PickupOrder, before: readonly HandedOver[], now: readonly HandedOver[] = wholly(order)): number {
  const sum = (quantities: readonly HandedOver[]) => quantities.reduce((all, { quantity }) => all + quantity, 0)
  return Math.max(0, sum(now) - sum(before))
}

const deviceKey = 'tulpar-stall-device'

/** Distinguishes phones in the log without identifying their owners. */
function deviceName(): string {
  const made = `phone-${crypto.randomUUID().slice(0, 6)}`
  try {
    const known = localStorage.getItem(deviceKey)
    if (known) return known
    localStorage.setItem(deviceKey, made)
  } catch {
    // Without storage the name is new each time.
  }
  return made
}
