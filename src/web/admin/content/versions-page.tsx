import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import type { ContentPageVersion } from '#contract/content-pages.ts'
import { type Language, languageOptions, languages } from '#contract/languages.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titleIn } from '../kit/named-in.ts'
import { titled } from '../titled.ts'
import type { Route } from './+types/versions-page'
import { textKeys } from './page-values.ts'
import { type DiffLine, diffLines } from './text-diff.ts'

const perPage = 20
type Difference = { language: string; key: (typeof textKeys)[number]; lines: DiffLine[] }

/** Opens the version in the query string, or the newest. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const api = context.get(apiContext)
  const page = Math.max(1, Math.floor(Number(url.searchParams.get('page')) || 1))
  const [found, { versions, total }] = await loadPart(
    Promise.all([api.contentPages.get({ slug }), api.contentPages.versions({ slug, page, limit: perPage })]),
  )
  const wanted = Math.floor(Number(url.searchParams.get('open')) || (versions[0]?.number ?? 0))
  const opened = wanted > 0 ? await loadPart(api.contentPages.version({ slug, number: wanted })) : undefined
  const messages = messagesOf(language, ['admin-content', 'admin-list'])
  return {
    title: createTranslator(language, messages.messages)('admin-content:versions.pageTitle'),
    slug,
    name: titleIn(language, found),
    page,
    total,
    versions: versions.map(({ number, published_at, by }) => ({ number, published_at, by: by?.name ?? null })),
    opened: opened && {
      number: opened.version.number,
      isFirst: opened.before === null,
      differences: opened.before ? differencesOf(opened.before, opened.version) : [],
    },
    ...messages,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

export default function VersionsPage({ loaderData: { slug, name, page, total, versions, opened } }: Route.ComponentProps) {
  const t = useMessages('admin-content')
  const list = useMessages('admin-list')
  const language = useLanguage()
  const newest = page === 1 ? versions[0]?.number : undefined
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <BackLink to={adminPages.contentPage(slug)}>{name}</BackLink>
        <AdminHeading below={t('versions.lead')}>{t('versions.title')}</AdminHeading>
      </div>
      <ol className="divide-y divide-wool/70 rounded-edge border border-wool bg-surface">
        {versions.map((version) => {
          const isOpen = version.number === opened?.number
          return (
            <li key={version.number} className={classNames('px-4 py-2.5', isOpen && 'bg-hover')}>
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <Link
                  to={adminPages.contentVersions(slug, { page: page === 1 ? undefined : page, open: version.number })}
                  preventScrollReset
                  aria-current={isOpen ? 'true' : undefined}
                  className="inline-flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 hover:text-lapis sm:min-h-8"
                >
                  <span className="figures font-bold">{t('versions.number', { number: String(version.number) })}</span>
                  <span className="figures text-smoke">{formatDateTime(language, version.published_at)}</span>
                  <span>{version.by ?? t(version.number === 1 ? 'versions.first' : 'versions.somebody')}</span>
                  {version.number === newest && <span className="text-small font-medium text-tile">{t('versions.isPublic')}</span>}
                </Link>
                {isOpen && version.number !== newest && (
                  <ButtonLink tone="quiet" size="dense" to={adminPages.contentPage(slug, { version: version.number })}>
                    {t('versions.bring')}
                  </ButtonLink>
                )}
              </div>
              {isOpen && <Differences differences={opened.differences} isFirst={opened.isFirst} />}
            </li>
          )
        })}
      </ol>
      <Pagination
        dense
        page={page}
        pageCount={Math.ceil(total / perPage)}
        addressOf={(wanted) => adminPages.contentVersions(slug, { page: wanted })}
        labels={{
          navigation: list('paging.label'),
          previous: list('paging.previous'),
          next: list('paging.next'),
          page: (wanted) => list('paging.page', { page: String(wanted) }),
        }}
      />
    </div>
  )
}

function Differences({ differences, isFirst }: { differences: readonly Difference[]; isFirst: boolean }) {
  const t = useMessages('admin-content')
  if (differences.length === 0) return <p className="py-2 text-small text-smoke">{t(isFirst ? 'versions.isFirst' : 'versions.same')}</p>
  return (
    <div className="grid gap-4 py-3">
      {differences.map(({ language, key, lines }) => (
        <section key={`${language}-${key}`} className="grid min-w-0 grid-cols-1 gap-1 text-small">
          <h2 className="font-bold">
            {languageOptions.find(({ code }) => code === language)?.name ?? 'Bahasa Melayu'}
            {' · '}
            {t(`field.${key}`)}
          </h2>
          <div lang={language} className="grid max-w-prose gap-1 break-words">
            {lines.map(({ kind, text }, index) =>
              kind === 'removed' ? (
                <p key={index}>
                  <del className="rounded-chip bg-cancelled-ground box-decoration-clone px-1.5 text-cancelled">{text}</del>
                </p>
              ) : (
                <p key={index}>
                  <ins className="rounded-chip bg-completed-ground box-decoration-clone px-1.5 text-completed no-underline">{text}</ins>
                </p>
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  )
}

function differencesOf(before: ContentPageVersion, after: ContentPageVersion): Difference[] {
  const textOf = (of: ContentPageVersion, language: Language, key: (typeof textKeys)[number]) =>
    (language === 'en' ? of : of.translations[language])?.[key] ?? ''
  return languages.flatMap((language) =>
    textKeys.flatMap((key) => {
      const lines = diffLines(textOf(before, language, key), textOf(after, language, key)).filter(({ kind }) => kind !== 'same')
      return lines.length === 0 ? [] : [{ language, key, lines }]
    }),
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
