import { useQuery } from '@tanstack/react-query'
import * as catalog from '#contract/calls/catalog.gen.ts'
import { pages } from '#contract/pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { callQuery, catalogKey } from '#web/browser/query/call-query.ts'
import { Queries } from '#web/browser/query/queries.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Goods, goodsOf } from './goods.ts'
import { QuickAddForm } from './quick-add-form.tsx'

export type QuickAddProps = {
  slug: string
  name: string
  /** Stock of another place than the shop, such as an event. */
  stock?: Goods['stock']
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after the dialog has closed. */
  onAdded?: () => void
}

/** The chooser of a card: style, size and quantity without leaving the list. Loaded on first open. */
export function QuickAdd({ slug, name, stock, open, onOpenChange, onAdded }: QuickAddProps) {
  const t = useMessages('goods')
  const shell = useMessages('shell')

  function handleAdded() {
    onOpenChange(false)
    onAdded?.()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name} closeLabel={shell('action.close')} size="medium">
      <Queries>
        <Chooser slug={slug} stock={stock} onAdded={handleAdded} />
      </Queries>
      <p className="mt-4 text-small">
        <Link to={pages.product(slug)} className="text-link">
          {t('quickAdd.details')}
        </Link>
      </p>
    </Dialog>
  )
}

type ChooserProps = { slug: string; stock: Goods['stock'] | undefined; onAdded: () => void }

function Chooser({ slug, stock, onAdded }: ChooserProps) {
  const t = useMessages('goods')
  const shell = useMessages('shell')
  const language = useLanguage()
  const { data, isFetching, refetch } = useQuery(callQuery(catalogKey, catalog.getProduct, { id: slug }, { language }))
  if (!data && isFetching) return <Loading label={shell('action.loading')} />
  if (!data) return <ErrorState title={t('quickAdd.failed')} retryLabel={shell('action.retry')} onRetry={() => void refetch()} />
  const goods = goodsOf(data)
  return <QuickAddForm goods={stock ? { ...goods, stock, isPreOrder: false } : goods} onAdded={onAdded} />
}

function Loading({ label }: { label: string }) {
  return (
    <output aria-busy="true" aria-label={label} className="grid gap-5 sm:grid-cols-[9rem_1fr]">
      <Skeleton className="hidden aspect-4/5 w-full sm:block" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-7 w-28" />
        <Skeleton className="h-14 w-60" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </output>
  )
}
