import { useEffect, useEffectEvent, useRef } from 'react'
import { data, useNavigate } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as contentPages from '#contract/calls/content-pages.gen.ts'
import { type Language, languages, perLanguage } from '#contract/languages.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pageIn } from '#contract/pages.ts'
import { type ContentFacts, contentPlaceholders } from '#contract/rules/content-placeholders.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ExternalIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { showToast } from '#web/ui/toasts.ts'
import type { Route } from './+types/edit-page'
import { historyShown, ThingHistory } from '../audit-log/thing-history.tsx'
import { EditText, EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import { FiguresPart } from './figures-part.tsx'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { MalayPart } from './malay-part.tsx'
import { lacksTitle, type PageValues, publicAddressOf, sentOf, textKeys, valuesOf } from './page-values.ts'
import { PreviewPart } from './preview-part.tsx'
import { titleIn } from '../kit/named-in.ts'

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const api = context.get(apiContext)
  const { placeholders, ...page } = await loadPart(api.contentPages.get({ slug }))
  const wanted = Number(url.searchParams.get('version'))
  const brought = wanted > 0 ? (await loadPart(api.contentPages.version({ slug, number: wanted }))).version : undefined
  const history = await api.audit.list({ entity: 'page', entity_id: slug, limit: historyShown })
  const messages = messagesOf(language, ['admin-content', 'admin-edit', 'admin-log'])
  const title = createTranslator(language, messages.messages)('admin-content:pageTitle')
  const factsIn = (code: Language) =>
    Object.fromEntries(contentPlaceholders.map((name) => [name, placeholders[name][code] ?? ''])) as ContentFacts
  const facts = perLanguage(factsIn)
  const { draft, published, ...texts } = page
  return {
    title,
    page: texts,
    draft: draft && { by: draft.by, updated_at: draft.updated_at },
    published: { number: published.number, by: published.by, published_at: published.published_at },
    hasMalay: page.translations.ms !== undefined || published.translations.ms !== undefined,
    values: valuesOf(page),
    brought: brought && { number: brought.number, values: valuesOf(brought) },
    facts,
    history,
    ...messages,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

export default function ContentEditPage({ loaderData }: Route.ComponentProps) {
  const { page, draft, published, values, brought, facts, hasMalay, history } = loaderData
  const t = useMessages('admin-content')
  const shell = useMessages('shell')
  const language = useLanguage()
  const options = useLanguageOptions()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const isPublishing = useRef(false)
  const change = useWrite(contentPages.change)
  useLivePage('log')

  const edit = useEdit<PageValues>({
    saved: values,
    labels: { translations: t('texts'), updated_on: t('field.updatedOn') },
    check: (now) => ({
      ...(now.translations.en?.['title']?.trim() ? {} : { translations: t('titleMissing') }),
      ...(lacksTitle(now) ? { translations: t('languageTitleMissing') } : {}),
    }),
    send: async (_, now) => {
      const body = { ...sentOf(now), publish: isPublishing.current, expected_updated_at: page.updated_at }
      const outcome = await change.send({ params: { slug: page.slug }, body })
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
    savedText: t('saved'),
  })

  async function handlePublish() {
    isPublishing.current = true
    try {
      if (edit.changed.length > 0) {
        if (await edit.save()) showToast({ title: t('published'), tone: 'success' })
        return
      }
      const outcome = await change.send({ params: { slug: page.slug }, body: { publish: true, expected_updated_at: page.updated_at } })
      await refresh()
      if ('refusal' in outcome) showToast({ title: outcome.refusal.error ?? shell('unreached'), tone: 'error' })
      else showToast({ title: t('published'), tone: 'success' })
    } finally {
      isPublishing.current = false
    }
  }

  const takeVersion = useEffectEvent(() => {
    if (!brought) return
    for (const key of ['translations', 'updated_on'] as const) edit.set(key, brought.values[key])
    showToast({ title: t('brought', { number: String(brought.number) }), tone: 'success' })
    void navigate(adminPages.contentPage(page.slug), { replace: true, preventScrollReset: true })
  })
  const broughtNumber = brought?.number
  useEffect(() => {
    if (broughtNumber !== undefined) takeVersion()
  }, [broughtNumber])

  const isDirty = edit.changed.length > 0
  const address = publicAddressOf(page.slug)
  const missing = options.filter(({ code }) => page.missing_translations.includes(code)).map(({ name }) => name)
  const publishedWhen = formatDateTime(language, published.published_at)

  return (
    <EditPage
      edit={edit}
      logged={{ entity: 'page', id: page.slug }}
      title={titleIn(language, page)}
      back={{ label: t('title'), to: adminPages.content() }}
      printValue={(key, value) => printTexts(value, edit.values, edit.conflicts)}
      aside={
        <div className="flex flex-wrap items-center gap-2.5">
          <ButtonLink tone="quiet" size="dense" to={adminPages.contentVersions(page.slug)}>
            {t('versions.title')}
          </ButtonLink>
          {(isDirty || draft) && (
            <Button size="dense" loading={change.isBusy || edit.isSaving} onClick={() => void handlePublish()}>
              {t('publish')}
            </Button>
          )}
        </div>
      }
    >
      <EditSection title={t('public.title')} aside={draft && <StatusChip status="pending">{t('draft')}</StatusChip>}>
        <div className="grid gap-2 text-small">
          <p>
            {published.by?.name
              ? t('public.by', { number: String(published.number), date: publishedWhen, name: published.by.name })
              : t('public.since', { number: String(published.number), date: publishedWhen })}
          </p>
          {draft && (
            <p>
              {draft.by?.name
                ? t('public.draftBy', { date: formatDateTime(language, draft.updated_at), name: draft.by.name })
                : t('public.draftSince', { date: formatDateTime(language, draft.updated_at) })}
            </p>
          )}
          {(isDirty || draft) && <p className="text-smoke">{t('public.consequence')}</p>}
          {missing.length > 0 && <p className="font-medium text-pending">{t('public.missing', { languages: missing.join(', ') })}</p>}
          {address !== undefined && (
            <p className="flex flex-wrap gap-x-5">
              {options.map(({ code, name }) => (
                <a
                  key={code}
                  href={pageIn(code, address)}
                  hrefLang={code}
                  target="_blank"
                  rel="noreferrer"
                  className="text-link inline-flex min-h-11 items-center gap-1.5 sm:min-h-8"
                >
                  <ExternalIcon className="size-4" />
                  {t('public.open', { language: name })}
                </a>
              ))}
            </p>
          )}
        </div>
        <div className="max-w-60">
          <EditText edit={edit} name="updated_on" type="date" hint={t('updatedOnHint')} />
        </div>
      </EditSection>
      <EditSection title={t('texts')} hint={t('formatHint')}>
        <EditTranslations
          edit={edit}
          name="translations"
          fields={[
            { key: 'title', label: t('field.title'), most: 200 },
            { key: 'summary', label: t('field.summary'), most: 1000, isLong: true },
            { key: 'body', label: t('field.body'), most: 40_000, isLong: true },
          ]}
        />
      </EditSection>
      {hasMalay && !options.some(({ code }) => code === 'ms') && <MalayPart edit={edit} />}
      <PreviewPart values={edit.values} facts={facts} />
      <FiguresPart facts={facts} />
      <ThingHistory entity="page" id={page.slug} {...history} />
    </EditPage>
  )
}

/** Prints only the texts that both people changed to different values. */
function printTexts(value: unknown, mine: PageValues, theirs: Readonly<Partial<PageValues>>): string {
  if (typeof value === 'string') return value
  return languages
    .flatMap((code) =>
      textKeys
        .filter((key) => textOf(mine.translations, code, key) !== textOf(theirs.translations ?? mine.translations, code, key))
        .map((key) => textOf(value, code, key)),
    )
    .join('\n\n')
}

function textOf(translations: unknown, ...path: readonly string[]): string {
  let found = translations
  for (const name of path)
    found = typeof found === 'object' && found !== null ? Object.entries(found).find(([key]) => key === name)?.[1] : undefined
  return typeof found === 'string' ? found : ''
}

export function ErrorBoundary() {
  return <LoadFailed />
}
