import { lazy, Suspense, useState } from 'react'
import type { SizeSystem } from '#web/commerce/size-system.ts'
import { useWords } from '#web/browser/messages/use-words.ts'

const SizeGuide = lazy(async () => ({ default: (await import('./size-guide.tsx')).SizeGuide }))

export type SizeGuideLinkProps = { system: Exclude<SizeSystem, 'other'>; sizes: readonly string[] }

export function SizeGuideLink({ system, sizes }: SizeGuideLinkProps) {
  const t = useWords('product')
  const [guide, setGuide] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setGuide('open')} className="text-link hit-area text-label">
        {t('sizeGuide.title')}
      </button>
      {guide !== 'unopened' && (
        <Suspense>
          <SizeGuide system={system} sizes={sizes} open={guide === 'open'} onOpenChange={(open) => setGuide(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  )
}
