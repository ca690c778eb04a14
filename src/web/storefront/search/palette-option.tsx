import { Autocomplete } from '@base-ui/react/autocomplete'
import { leadingImage } from '#web/commerce/goods.ts'
import { Price } from '#web/commerce/price.tsx'
import { optionPrices, viewPrices } from '#contract/rules/price-view.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ArrowRightIcon, ClockIcon } from '#web/ui/icons.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import type { Entry } from './entries.ts'

export type PaletteOptionProps = { entry: Entry; onTake: () => void }

export function PaletteOption({ entry, onTake }: PaletteOptionProps) {
  return (
    <Autocomplete.Item
      value={entry}
      onClick={onTake}
      className="mx-2 flex min-h-12 cursor-pointer items-center gap-4 rounded-edge px-3 py-1.5 text-body outline-none select-none data-highlighted:bg-felt"
    >
      <Content entry={entry} />
    </Autocomplete.Item>
  )
}

function Content({ entry }: { entry: Entry }) {
  const t = useMessages('search')
  switch (entry.kind) {
    case 'recent':
      return (
        <>
          <ClockIcon className="size-5 text-smoke" />
          <span className="min-w-0 truncate">{entry.query}</span>
        </>
      )
    case 'category':
      return (
        <>
          <Thumbnail imageKey={entry.category.image_key ?? undefined} alt="" size={44} className="size-11" />
          <span className="min-w-0 flex-1 font-medium">{entry.category.name}</span>
          <span className="text-small text-smoke">{t('category')}</span>
        </>
      )
    case 'product':
      return (
        <>
          <Thumbnail imageKey={leadingImage(entry.product)?.image_key} alt="" size={44} className="size-11" />
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
            <span className="keeps-room font-medium">{entry.product.translation.name}</span>
            <span className="figures text-label">
              <Price prices={viewPrices(optionPrices(entry.product))} />
            </span>
          </span>
        </>
      )
    case 'all':
      return (
        <>
          <span className="min-w-0 flex-1 truncate font-bold text-lapis">{t('all', { query: entry.query })}</span>
          <ArrowRightIcon className="size-4 text-lapis" />
        </>
      )
  }
}
