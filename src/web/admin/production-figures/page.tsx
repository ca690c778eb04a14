import { data, useNavigate } from 'react-router'
import * as productionFigures from '#contract/calls/production-figures.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { FiguresTable } from '../kit/figures-table.tsx'
import { titled } from '../titled.ts'
import { isType, isWeeks, printLead, shareOf, spans } from './figures-of.ts'
import { WeeksChart } from './weeks-chart.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const [weeks, type] = [url.searchParams.get('weeks') ?? '', url.searchParams.get('type') ?? '']
  const asked = { weeks: isWeeks(weeks) ? Number(weeks) : 12, type: isType(type) ? type : undefined }
  try {
    const figures = await context.get(apiContext).productionFigures.read(asked)
    const page = messagesOf(language, ['admin-production-figures', 'chart'])
    return { asked, figures, ...page, pageTitle: createTranslator(language, page.messages)('admin-production-figures:pageTitle') }
  } catch (error) {
    if (statusOf(error) === 422) throw data(null, { status: 404 })
    throw error
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

export default function ProductionFiguresPage({ loaderData: { asked, figures } }: Route.ComponentProps) {
  const t = useMessages('admin-production-figures')
  const language = useLanguage()
  const navigate = useNavigate()
  const print = (value: number) => formatNumber(language, value)
  const { totals, by_type, steps, blocks, remakes, types } = figures
  const go = (change: { weeks?: string | undefined; type?: string | undefined }) =>
    void navigate(
      adminPages.productionFigures({ weeks: asked.weeks === 12 ? undefined : String(asked.weeks), type: asked.type, ...change }),
    )
  const fileOf = (report: 'weeks' | 'steps' | 'blocks' | 'remakes') => addressOf(productionFigures.file, { ...asked, report }, language)
  const lead = (hours: number | null) => printLead(t, language, hours)
  const facts = [
    [t('made'), print(totals.items)],
    [t('pieces'), print(totals.pieces)],
    [t('onTime'), shareOf(language, totals)],
    [t('lead'), lead(totals.lead_hours)],
  ] as const

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <AdminHeading
        below={t('below')}
        aside={
          <ButtonLink tone="quiet" size="dense" to={adminPages.production()}>
            {t('board')}
          </ButtonLink>
        }
      >
        {t('title')}
      </AdminHeading>
      <div className="grid grid-cols-2 items-end gap-2.5 sm:flex sm:flex-wrap">
        <SelectField size="dense" label={t('span')} value={String(asked.weeks)} onChange={({ target }) => go({ weeks: target.value })}>
          {spans.map((weeks) => (
            <option key={weeks} value={weeks}>
              {t('weeks', { count: weeks })}
            </option>
          ))}
        </SelectField>
        <SelectField
          size="dense"
          label={t('type')}
          value={asked.type ?? ''}
          onChange={({ target }) => go({ type: target.value || undefined })}
        >
          <option value="">{t('allTypes')}</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {totals.items === 0 && blocks.length === 0 && remakes.length === 0 ? (
        <p className="rounded-edge border border-wool bg-surface px-4 py-14 text-center text-label font-bold">{t('none')}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool bg-wool lg:grid-cols-4">
            {facts.map(([name, value]) => (
              <div key={name} className="bg-surface px-4 py-3">
                <dt className="text-small text-smoke">{name}</dt>
                <dd className="figures text-heading-3 font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          <WeeksChart figures={figures} fileTo={fileOf('weeks')} />
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <FiguresTable
              title={t('byType')}
              headings={[t('type'), t('made'), t('remade'), t('onTime'), t('lead')]}
              rows={by_type.map((row) => [
                row.type?.name ?? t('noType'),
                print(row.items),
                print(row.remade),
                shareOf(language, row),
                lead(row.lead_hours),
              ])}
              none={t('noneMade')}
              fileTo={fileOf('weeks')}
            />
            <FiguresTable
              title={t('bySteps')}
              note={t('stepsNote')}
              headings={[t('step'), t('done'), t('planned'), t('taken')]}
              rows={steps.map((row) => [
                row.name,
                print(row.done),
                t('minutes', { minutes: print(row.minutes_planned) }),
                t('minutes', { minutes: print(row.minutes_taken) }),
              ])}
              none={t('noneTimed')}
              fileTo={fileOf('steps')}
            />
            <FiguresTable
              title={t('byBlocks')}
              headings={[t('reason'), t('step'), t('times'), t('heldUp')]}
              rows={blocks.map((row) => [
                row.open > 0 ? `${row.reason} · ${t('stillBlocks')}` : row.reason,
                row.step,
                print(row.count),
                lead(row.hours),
              ])}
              leftColumns={2}
              none={t('noneBlocked')}
              fileTo={fileOf('blocks')}
            />
            <FiguresTable
              title={t('byRemakes')}
              headings={[t('reason'), t('times')]}
              rows={remakes.map((row) => [
                row.open > 0 ? `${row.reason} · ${t('stillMade', { count: row.open })}` : row.reason,
                print(row.count),
              ])}
              none={t('noneRemade')}
              fileTo={fileOf('remakes')}
            />
          </div>
        </>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
