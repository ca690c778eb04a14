import type { BuyersCode } from '#contract/pickups.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { spanOf } from '#contract/messages/event-time.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeImage } from '#web/ui/code-image.tsx'
import type { CodeDrawing } from '#web/ui/code-path.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { paintCode } from './paint-code.ts'

export type CodeCardProps = { pickup: BuyersCode; drawing: CodeDrawing }

/** White in both themes, as wide as the window allows. */
export function CodeCard({ pickup, drawing }: CodeCardProps) {
  const t = useMessages('event-code')
  const language = useLanguage()
  const { event, order_number: number } = pickup

  async function save() {
    const lines = [number, event.title, spanOf(event, language), event.venue, event.address]
    const image = await paintCode(drawing, lines)
    if (image) saveFile(`collection-${number}.png`, image)
  }

  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-edge border border-wool bg-[#fff] pb-5 text-center text-[#000]">
        <CodeImage drawing={drawing} label={t('codeLabel', { number })} size={480} className="block h-auto w-full" />
        <p className="text-small text-[#444]">{t('number')}</p>
        <p className="figures text-heading-1 font-bold tracking-normal">{number}</p>
      </div>
      {!pickup.is_paid && (
        <div className="rounded-edge bg-pending-ground px-4 py-3 text-pending">
          <p className="font-bold">{t('due', { amount: formatMoney(pickup.due) })}</p>
        </div>
      )}
      <Button tone="secondary" wide className="print:hidden" onClick={() => void save()}>
        <DownloadIcon />
        {t('save')}
      </Button>
    </div>
  )
}
