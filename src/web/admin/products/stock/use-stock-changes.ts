import { useState } from 'react'
import type { ListedProduct } from '../listed-product.ts'
import * as stock from '#contract/calls/stock.gen.ts'
import type { AdjustReason } from '#contract/rules/adjust-reasons.ts'
import { mostPieces } from '#contract/rules/product-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { sentenceOfError } from '../../kit/sentence-of-error.ts'
import { useUndo } from '../../kit/undo/use-undo.ts'
import { type StockOption, stockRows } from './stock-options.ts'

type Change = { option: StockOption; onHand: number }

/**
 * Holds the values typed into the stock grid and saves them, one adjustment per option. A count is sent as the number on hand. Any other
 * reason is sent as a difference, so pieces sold in the meantime are not put back.
 */
export function useStockChanges(product: Pick<ListedProduct, 'id' | 'name' | 'variations' | 'sizes' | 'stock'>, onSaved: () => void) {
  const t = useMessages('admin-products')
  const { attempt } = useWrite(stock.adjust)
  const { offerUndo } = useUndo()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const rows = stockRows(product)
  const changes = rows.flatMap(({ options }) => options.flatMap((option) => changeOf(option, typed[option.key])))

  function adjust({ option, onHand }: Change, reason: AdjustReason, note: string) {
    const { variation_id, size, level } = option
    const change = onHand - level.on_hand
    const much = reason === 'counted' ? { on_hand: onHand } : { change }
    const body = { variation_id, size, ...much, reason, note: note.trim() || undefined }
    return attempt({ params: { id: product.id }, body })
  }

  async function putBack(done: readonly Change[]) {
    for (const { option, onHand } of done) {
      const body = { variation_id: option.variation_id, size: option.size, change: option.level.on_hand - onHand, reason: 'other' as const }
      await attempt({ params: { id: product.id }, body: { ...body, note: t('stock.undoNote') } })
    }
    onSaved()
  }

  async function save(reason: AdjustReason, note: string): Promise<boolean> {
    const wrong = rows.flatMap(({ options }) => options.flatMap(({ key }) => (isPieces(typed[key]) ? [] : [[key, t('stock.notPieces')]])))
    setProblems(Object.fromEntries(wrong) as Record<string, string>)
    if (wrong.length > 0 || changes.length === 0) return false
    setBusy(true)
    const done: Change[] = []
    const refused: Record<string, string> = {}
    for (const change of changes) {
      try {
        await adjust(change, reason, note)
        done.push(change)
      } catch (error) {
        refused[change.option.key] = sentenceOfError(error, t('failed'))
      }
    }
    setBusy(false)
    setProblems(refused)
    setTyped(Object.fromEntries(Object.entries(typed).filter(([key]) => key in refused)))
    if (done.length > 0) {
      offerUndo({
        title: t('stock.saved', { name: product.name, count: done.length }),
        undo: () => putBack(done),
        undone: t('stock.undone', { name: product.name }),
      })
      onSaved()
    }
    return Object.keys(refused).length === 0
  }

  return {
    rows,
    changes,
    problems,
    isBusy,
    textOf: ({ key, level }: StockOption) => typed[key] ?? String(level.on_hand),
    type: ({ key }: StockOption, text: string) => setTyped({ ...typed, [key]: text }),
    save,
  }
}

function changeOf(option: StockOption, text: string | undefined): Change[] {
  const onHand = Number(text)
  return text === undefined || !isPieces(text) || onHand === option.level.on_hand ? [] : [{ option, onHand }]
}

function isPieces(text: string | undefined): boolean {
  return text === undefined || (/^\s*\d{1,7}\s*$/.test(text) && Number(text) <= mostPieces)
}
