import * as einvoiceCalls from '#contract/calls/einvoice.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatRoundMoney } from '#contract/messages/format.ts'
import {
  mostConsolidated,
  over10000Choices,
  owedSince,
  relaxedTurnover,
  relaxedUntil,
  smallTurnover,
} from '#contract/rules/einvoice-rules.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/page'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { EditChoice, EditText } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import { SellerPart } from './seller-part.tsx'
import { changeOf, type EinvoiceValues, valuesOf } from './settings-values.ts'

// `api` can't be chosen until the shop sends documents.
const modes = ['off', 'file'] as const
const each = formatRoundMoney(mostConsolidated)

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await loadPart(context.get(apiContext).einvoice.settings())
  const history = await loadHistory(context, 'einvoice_settings', 'einvoice')
  const { language } = context.get(visitContext)
  return { settings, history, ...messagesOf(language, ['admin-einvoice-settings', 'admin-edit', 'admin-log']) }
}

/** The switch of e-invoices for Malaysia. While they are off, nothing else of them is shown anywhere. */
export default function EinvoiceSettingsPage({ loaderData: { settings, history } }: Route.ComponentProps) {
  const t = useMessages('admin-einvoice-settings')
  const language = useLanguage()
  const change = useWrite(einvoiceCalls.changeSettings)
  const edit = useEdit<EinvoiceValues>({
    saved: valuesOf(settings),
    labels: {
      mode: t('field.mode'),
      starts_on: t('field.starts_on'),
      over_10000: t('field.over_10000', { each }),
      'seller.name': t('field.seller_name'),
      'seller.tin': t('field.seller_tin'),
      'seller.id_type': t('field.seller_id_type'),
      'seller.id_value': t('field.seller_id_value'),
      'seller.msic_code': t('field.seller_msic_code'),
      'seller.business_activity': t('field.seller_business_activity'),
      'seller.phone': t('field.seller_phone'),
      'seller.email': t('field.seller_email'),
      'seller.address': t('field.seller_address'),
      'seller.address_2': t('field.seller_address_2'),
      'seller.city': t('field.seller_city'),
      'seller.zip': t('field.seller_zip'),
      'seller.state': t('field.seller_state'),
    },
    savedText: t('saved'),
    async send(changed) {
      const outcome = await change.send({ ...changeOf(changed), expected_updated_at: settings.updated_at })
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
  })
  const isOn = edit.values.mode !== 'off'
  const offered = settings.mode === 'api' ? ([...modes, 'api'] as const) : modes

  return (
    <EditPage
      edit={edit}
      logged={{ entity: 'einvoice_settings', id: 'einvoice' }}
      title={t('title')}
      below={t('below')}
      back={{ label: t('back'), to: adminPages.settings() }}
      aside={
        settings.mode !== 'off' && (
          <ButtonLink tone="quiet" size="dense" to={adminPages.einvoices()}>
            {t('months')}
          </ButtonLink>
        )
      }
    >
      <title>{t('pageTitle')}</title>
      <WhoNeedsThis />
      <EditSection title={t('section.mode')}>
        <div className="grid max-w-220 gap-x-6 gap-y-4 sm:grid-cols-2">
          <EditChoice edit={edit} name="mode" options={offered.map((value) => ({ value, label: t(`mode.${value}`) }))} />
          {isOn && (
            <>
              <EditText edit={edit} name="starts_on" type="date" isOptional hint={t('hint.starts_on')} />
              <EditChoice
                edit={edit}
                name="over_10000"
                hint={t('hint.over')}
                options={over10000Choices.map((value) => ({
                  value,
                  label: t(`over.${value}`, { date: formatDate(language, relaxedUntil), large: formatRoundMoney(relaxedTurnover) }),
                }))}
              />
            </>
          )}
        </div>
      </EditSection>
      {settings.mode !== 'off' && (
        <EditSection title={t('missing.title')}>
          {settings.missing.includes('sst_number') ? (
            <p>
              {t('missing.sst')}{' '}
              <Link to={adminPages.settings()} className="text-link">
                {t('missing.toSettings')}
              </Link>
            </p>
          ) : (
            <p>{t('missing.none')}</p>
          )}
        </EditSection>
      )}
      {isOn && <SellerPart edit={edit} />}
      {history && <ThingHistory {...history} />}
    </EditPage>
  )
}

function WhoNeedsThis() {
  const t = useMessages('admin-einvoice-settings')
  const language = useLanguage()
  const [small, large] = [formatRoundMoney(smallTurnover), formatRoundMoney(relaxedTurnover)]
  return (
    <Notice title={t('who.title')}>
      <ul className="mt-1 max-w-prose list-disc space-y-1 pl-4">
        <li>{t('who.small', { small })}</li>
        <li>{t('who.passed', { small, date: formatDate(language, owedSince) })}</li>
        <li>{t('who.relaxed', { small, large, each, date: formatDate(language, relaxedUntil) })}</li>
        <li>{t('who.large', { large, each })}</li>
      </ul>
      <p className="mt-2">{t('who.advice')}</p>
    </Notice>
  )
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary() {
  return <LoadFailed />
}
