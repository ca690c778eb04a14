import { lazy, Suspense, useState } from 'react'
import type { ShownSizeGuide } from '#contract/catalog.ts'
import type { SizeSystem } from '#web/commerce/size-system.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

const SizeGuide = lazy(async () => ({ default: (await import('./size-guide.tsx')).SizeGuide }))
const OwnSizeGuide = lazy(async () => ({ default: (await import('./own-size-guide.tsx')).OwnSizeGuide }))

export type SizeGuideLinkProps = { sizes: readonly string[]; system: SizeSystem; own: ShownSizeGuide | null }

/** Opens the product's own size guide, or else the general one for its kind of sizes. Renders nothing if there is neither. */
export function SizeGuideLink({ system, sizes, own }: SizeGuideLinkProps) {
  const t = useMessages('product')
  const [guide, setGuide] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const dialog = { open: guide === 'open', onOpenChange: (open: boolean) => setGuide(open ? 'open' : 'closed') }
  if (own === null && (sizes.length === 0 || system === 'other')) return null
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setGuide('open')} className="text-link hit-area text-label">
        {t('sizeGuide.title')}
      </button>
      {guide !== 'unopened' && (
        <Suspense>
          {own !== null && <OwnSizeGuide guide={own} {...dialog} />}
          {own === null && system !== 'other' && <SizeGuide system={system} sizes={sizes} {...dialog} />}
        </Suspense>
      )}
    </>
  )
}
