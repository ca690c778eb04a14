import type { EventStockItem } from '#contract/event-stock.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Goods, optionKey } from './slip.ts'
import type { Selling } from './use-selling.ts'

export type OptionDialogProps = { goods: Goods; selling: Selling; onClose: () => void }

export function OptionDialog({ goods, selling, onClose }: OptionDialogProps) {
  const t = useMessages('admin-counter')
  const admin = useMessages('admin')
  const byVariation = new Map<string, EventStockItem[]>()
  for (const option of goods.options) {
    const name = option.variation_name ?? ''
    byVariation.set(name, [...(byVariation.get(name) ?? []), option])
  }

  function press(option: EventStockItem) {
    selling.setQuantity(option, (selling.slip.get(optionKey(option)) ?? 0) + 1)
    onClose()
  }

  return (
    <Dialog open onOpenChange={onClose} title={t('chooseOption', { name: goods.name })} closeLabel={admin('action.close')}>
      <div className="grid gap-5 pb-2">
        {[...byVariation.entries()].map(([name, options]) => (
          <section key={name} aria-label={name || goods.name}>
            {name !== '' && <h3 className="mb-2 font-bold">{name}</h3>}
            <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
              {options.map((option) => {
                const left = option.remaining - (selling.slip.get(optionKey(option)) ?? 0)
                return (
                  <li key={optionKey(option)}>
                    <button
                      type="button"
                      disabled={left <= 0}
                      onClick={() => press(option)}
                      className="press grid min-h-16 w-full place-content-center rounded-edge border border-edge bg-surface px-1 text-center hover:border-ink disabled:cursor-not-allowed disabled:bg-wool disabled:text-smoke"
                    >
                      <b className="text-body">{option.size ?? t('choose')}</b>
                      <span className="figures text-tiny text-smoke">{left > 0 ? t('left', { count: left }) : t('gone')}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
