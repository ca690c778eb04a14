import type { ContentPage } from '#contract/content.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { ContentBody } from '#web/commerce/content/content-body.tsx'
import { QuestionsData } from './structured-data.tsx'

export function Questions({ page: { title, summary, sections } }: { page: ContentPage }) {
  const questions = sections.filter(({ heading }) => heading !== '')
  const before = sections.find(({ heading }) => heading === '')
  if (sections.length === 0) return null
  return (
    <section aria-labelledby="questions-heading" id="questions" className="scroll-mt-16 bg-felt">
      {questions.length > 0 && <QuestionsData questions={questions} />}
      <div className="page-width gap-x-16 py-14 lg:grid lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:py-24">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <h2 id="questions-heading" className="font-display text-heading-1 text-balance">
            {title}
          </h2>
          <p className="mt-3 text-lead">{summary}</p>
        </div>
        <div className="mt-8 border-t border-wool lg:mt-2">
          {before && (
            <div className="grid max-w-prose gap-3 py-5 text-body">
              <ContentBody text={before.body} />
            </div>
          )}
          {questions.map(({ anchor, heading, body }) => (
            <details key={anchor} id={`faq-${anchor}`} className="group scroll-mt-24 border-b border-wool">
              <summary className="flex min-h-14 list-none items-center justify-between gap-5 py-3 text-body font-bold [&::-webkit-details-marker]:hidden">
                <h3>{heading}</h3>
                <ChevronDownIcon className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180" />
              </summary>
              <div className="grid max-w-prose gap-3 pb-5 text-body">
                <ContentBody text={body} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
