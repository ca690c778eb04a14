import { useEffect, useRef, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import type { ItemSteps, QueueItem } from '#contract/production.ts'
import { currentStep, type StepStatus } from '#contract/rules/production-rules.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { send } from '#web/browser/calls/send.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { pressed } from '../production-steps/presses.ts'
import { usePresses } from '../production-steps/use-presses.ts'
import { useScanSignals } from '../scan-orders/scan-settings.ts'
import { giveSignal, type Signal } from '../stall/signals.ts'
import { itemInTicket } from './ticket-code.ts'
import { untilAnswered } from './until-answered.ts'

export type TicketResult =
  | 'done'
  | 'blocked'
  | 'all_done'
  | 'not_active'
  /** The step was marked here but is not sent yet, so the next step is unknown. */
  | 'waiting'
  | 'foreign'
  | 'unknown'
  | 'unreachable'
  | 'refused'
export type ScannedTicket = {
  result: TicketResult
  item?: QueueItem
  step?: { id: string; name: string; status: StepStatus }
  /** The name of the next step. Null after the last step, undefined if the server could not be reached. */
  next?: string | null
}

const signals: Record<TicketResult, Signal> = {
  done: 'good',
  blocked: 'careful',
  all_done: 'careful',
  not_active: 'careful',
  waiting: 'careful',
  unreachable: 'careful',
  foreign: 'bad',
  unknown: 'bad',
  refused: 'bad',
}

export const signalOfTicket = (result: TicketResult): Signal => signals[result]

/** The board's own limit. Offline, items that are due after these are unknown. */
const mostKnown = 500
/** Allows for a very slow network, as for the stall's lists. */
const boardTimeoutMs = 30_000

/** Marks the next step of a scanned piece as done. Uses the server's current data, or offline the board as loaded with the page. */
export function useTicketScan() {
  const language = useLanguage()
  const [heard] = useScanSignals()
  const [known, setKnown] = useState<{ items: readonly QueueItem[]; at: string }>()
  const [found, setFound] = useState<ScannedTicket>()
  const [isChecking, setChecking] = useState(false)
  const isBusy = useRef(false)
  const { unsent, refused, dismiss, press } = usePresses({
    onRefused: ({ itemId, stepId }) =>
      setFound((shown) => (shown?.item?.order_item_id === itemId && shown.step?.id === stepId ? { ...shown, result: 'refused' } : shown)),
  })

  useEffect(
    () =>
      untilAnswered(
        (signal) => send(production.queue, { limit: mostKnown }, { language, signal, timeoutMs: boardTimeoutMs }),
        ({ items }) => setKnown({ items, at: new Date().toISOString() }),
      ),
    [language],
  )

  async function scan(code: string): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setChecking(true)
    const scanned = await judge(code)
    if (scanned.result === 'done' && scanned.item && scanned.step)
      press({ itemId: scanned.item.order_item_id, stepId: scanned.step.id, stepName: scanned.step.name, status: 'done' })
    giveSignal(signals[scanned.result], heard)
    setFound(scanned)
    setChecking(false)
    isBusy.current = false
  }

  async function judge(code: string): Promise<ScannedTicket> {
    const id = itemInTicket(code)
    if (id === undefined) return { result: 'foreign' }
    try {
      return judgeSteps(await send(production.ofItem, { id }, { language }))
    } catch (error) {
      return refusalOf(production.ofItem, error).code === 'not_found' ? { result: 'unknown' } : judgeByBoard(id)
    }
  }

  function judgeSteps({ item, steps: loaded }: ItemSteps): ScannedTicket {
    const own = unsent.filter(({ itemId }) => itemId === item.order_item_id)
    const steps = pressed(loaded, own, new Date().toISOString())
    const step = currentStep(steps)
    if (!item.is_active) return { result: 'not_active', item }
    if (!step) return { result: 'all_done', item }
    if (step.status === 'blocked') return { result: 'blocked', item, step }
    const after = currentStep(steps.filter(({ id }) => id !== step.id))
    return { result: 'done', item, step, next: after?.name ?? null }
  }

  function judgeByBoard(id: string): ScannedTicket {
    const item = known?.items.find(({ order_item_id }) => order_item_id === id)
    if (!item?.current_step) return { result: 'unreachable' }
    const step = { ...item.current_step, status: item.status }
    if (unsent.some(({ stepId, photo }) => stepId === step.id && !photo)) return { result: 'waiting', item, step }
    return { result: item.status === 'blocked' ? 'blocked' : 'done', item, step }
  }

  return {
    found,
    isChecking,
    knownAt: known?.at,
    unsent,
    refused,
    dismiss,
    scan,
    next: () => setFound(undefined),
    takeBack() {
      if (found?.item && found.step)
        press({ itemId: found.item.order_item_id, stepId: found.step.id, stepName: found.step.name, status: found.step.status })
      setFound(undefined)
    },
  }
}
