import { Suspense, use, useState } from 'react'
import * as catalog from '#contract/calls/catalog.gen.ts'
import type { Language } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { read } from '#web/browser/calls/read.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
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
  const language = useLanguage()
  const [asked, setAsked] = useState(() => ask(slug, language))

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name} closeLabel={shell('action.close')} size="medium">
      <Suspense fallback={<Loading label={shell('action.loading')} />}>
        <Answer
          asked={asked}
          stock={stock}
          onAdded={() => {
            onOpenChange(false)
            onAdded?.()
          }}
          failed={
            <ErrorState title={t('quickAdd.failed')} retryLabel={shell('action.retry')} onRetry={() => setAsked(ask(slug, language))} />
          }
        />
      </Suspense>
      <p className="mt-4 text-small">
        <Link to={pages.product(slug)} className="text-link">
          {t('quickAdd.details')}
        </Link>
      </p>
    </Dialog>
  )
}

type Asked = Promise<Goods | undefined>

/** Resolves to undefined if the product can't be loaded. */
function ask(slug: string, language: Language): Asked {
  return read(catalog.getProduct, { id: slug }, { language }).then(goodsOf, () => undefined)
}

type AnswerProps = { asked: Asked; stock: Goods['stock'] | undefined; onAdded: () => void; failed: React.ReactNode }

function Answer({ asked, stock, onAdded, failed }: AnswerProps) {
  const goods = use(asked)
  if (!goods) return failed
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
