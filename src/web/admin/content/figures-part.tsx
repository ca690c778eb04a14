import type { Language } from '#contract/languages.ts'
import { type ContentFacts, contentPlaceholders } from '#contract/rules/content-placeholders.ts'
import { plainContentText } from '#contract/rules/content-text.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'

export function FiguresPart({ facts }: { facts: Readonly<Record<Language, ContentFacts>> }) {
  const t = useMessages('admin-content')
  const language = useLanguage()
  return (
    <EditSection title={t('figures.title')} hint={t('figures.hint')}>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-2 text-small sm:grid-cols-2 xl:grid-cols-3">
        {contentPlaceholders.map((name) => (
          <div key={name} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 border-b border-wool/70 pb-2">
            <dt className="min-w-0">
              {t(`figures.${name}`)}
              <code className="block font-mono text-tiny break-all text-smoke select-all">{`{{${name}}}`}</code>
            </dt>
            <dd className="figures font-medium whitespace-pre-line">{plainContentText(facts[language][name])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small">
        <Link to={adminPages.checkoutSettings()} className="text-link">
          {t('figures.change')}
        </Link>
      </p>
    </EditSection>
  )
}
