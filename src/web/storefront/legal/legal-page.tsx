import type { ContentPage } from '#contract/content.ts'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ContentSections } from '#web/commerce/content/content-sections.tsx'
import { ContentsList } from '../content/contents-list.tsx'
import { PageHead, shorten } from '#web/commerce/page-head.tsx'

export type LegalPageProps = {
  page: ContentPage
  path: string
  /** The same notice in languages that the shop does not have. */
  otherTexts?: readonly { to: string; label: string; language: string }[]
}

const links = {
  link: (inside: string) => (
    <Link to={pages.contact()} className="text-link">
      {inside}
    </Link>
  ),
}

/** A long text with numbered sections. Its language is marked if it is not the page's. */
export function LegalPage({ page, path, otherTexts = [] }: LegalPageProps) {
  const t = useMessages('info')
  const language = useLanguage()
  const isMalay = page.language === 'ms' && language !== 'ms'
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={page.title} description={shorten(page.summary)} path={path} {...(isMalay ? { onlyIn: 'ms' } : {})} />
      <OrnamentStrip pattern="line" height={20} />
      <article lang={page.language === language ? undefined : page.language} className="page-width py-10 lg:py-20">
        <PageHeading
          size="heading-1"
          above={
            isMalay
              ? `Kemas kini terakhir: ${page.updated_on.split('-').toReversed().join('/')}`
              : t('updated', { date: formatDate(language, page.updated_on) })
          }
          below={page.summary}
        >
          {page.title}
        </PageHeading>
        {otherTexts.length > 0 && (
          <p lang={language} className="mt-4 flex flex-wrap items-center gap-x-3 text-label text-smoke">
            {t('legal.textIn')}
            {otherTexts.map(({ to, label, language: other }) => (
              <Link key={to} to={to} lang={other} hrefLang={other} className="text-link inline-flex min-h-11 items-center">
                {label}
              </Link>
            ))}
          </p>
        )}
        <div className="mt-10 lg:mt-14 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-20">
          <ContentsList entries={page.sections} numbered />
          <div>
            <ContentSections sections={page.sections} numbered />
            <p lang={language} className="mt-14 max-w-prose rounded-edge bg-felt px-5 py-4 text-label">
              {richText(t('legal.ask'), links)}
            </p>
          </div>
        </div>
      </article>
    </main>
  )
}
