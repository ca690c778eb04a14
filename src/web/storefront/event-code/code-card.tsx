import type { BuyersCode } from '#contract/pickups.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { spanOf } from '#web/commerce/event/event-time.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import type { CodeDrawing } from './code-path.ts'
import { paintCode } from './paint-code.ts'

export type CodeCardProps = { pickup: BuyersCode; drawing: CodeDrawing }

/** With the one that is drawn, four modules around a code stay white, or scanners don't find it. */
const quietModules = 3

/** White in both themes, as wide as the window allows. */
export function CodeCard({ pickup, drawing }: CodeCardProps) {
  const t = useMessages('event-code')
  const language = useLanguage()
  const { event, order_number: number } = pickup

  async function save() {
    const lines = [number, event.title, spanOf(event, language), event.venue, event.address]
    const image = await paintCode(drawing, lines)
    if (image) saveFile(t('fileName', { number }), image)
  }

  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-edge border border-wool bg-[#fff] pb-5 text-center text-[#000]">
        <img src={imageOf(drawing)} alt={t('codeLabel', { number })} width={480} height={480} className="block h-auto w-full" />
        <p className="text-small text-[#444]">{t('number')}</p>
        <p className="figures text-heading-1 font-bold tracking-normal">{number}</p>
      </div>
      {!pickup.is_paid && (
        <div className="rounded-edge bg-pending-ground px-4 py-3 text-pending">
          <p className="font-bold">{t('due', { amount: formatMoney(pickup.due) })}</p>
          <p>{t('dueText')}</p>
        </div>
      )}
      <Button tone="secondary" wide className="print:hidden" onClick={() => void save()}>
        <DownloadIcon />
        {t('save')}
      </Button>
    </div>
  )
}

function imageOf({ size, path }: CodeDrawing): string {
  const [edge, side] = [-quietModules, size + 2 * quietModules]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
