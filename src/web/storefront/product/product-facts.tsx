import type { ShownFacts } from '#contract/product-facts.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ContentBody } from '#web/commerce/content/content-body.tsx'

/** Answers to questions before buying, in expandable sections that work without scripts. */
export function ProductFacts({ facts }: { facts: ShownFacts }) {
  const t = useMessages('product')
  if (facts.length === 0) return null
  return (
    <section aria-label={t('details.label')} className="border-t border-wool">
      {facts.map(({ kind, text }) => (
        <Disclosure key={kind} summary={t(`details.${kind}`)}>
          <div className="grid max-w-prose gap-3">
            <ContentBody text={text} />
          </div>
        </Disclosure>
      ))}
    </section>
  )
}
