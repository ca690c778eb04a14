import * as checkoutSettings from '#contract/calls/checkout-settings.gen.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { EditChoice, EditNumber } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { changeOf, isWhole, valuesOf, weekdays } from './checkout-values.ts'
import { CostExample } from './cost-example.tsx'
import { WorkingDaysPart } from './working-days-part.tsx'
import { ZonesPart } from './zones-part.tsx'

const destinations = ['everywhere', 'malaysia'] as const
const receivers = ['members', 'everybody'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await loadPart(context.get(apiContext).checkoutSettings.get())
  const history = await loadHistory(context, 'settings', 'checkout')
  return { settings, history, ...messagesOf(context.get(visitContext).language, ['admin-checkout', 'admin-edit', 'admin-log']) }
}

export default function CheckoutSettingsPage({ loaderData: { settings, history } }: Route.ComponentProps) {
  const t = useMessages('admin-checkout')
  const language = useLanguage()
  const change = useWrite(checkoutSettings.change)
  useLivePage('settings')
  const edit = useEdit({
    saved: valuesOf(settings),
    labels: {
      tax_rate: t('field.tax_rate'),
      tax_destinations: t('field.tax_destinations'),
      free_shipping_over: t('field.free_shipping_over'),
      free_shipping_for: t('field.free_shipping_for'),
      first_purchase_discount: t('field.first_purchase_discount'),
      payment_hours: t('field.payment_hours'),
      cash_pickup_days: t('field.cash_pickup_days'),
      proof_max_mb: t('field.proof_max_mb'),
      kzt_rate: t('field.kzt_rate'),
      rub_rate: t('field.rub_rate'),
      usd_rate: t('field.usd_rate'),
      gift_wrapping: t('field.gift_wrapping'),
      gift_wrapping_price: t('field.gift_wrapping_price'),
      shipping_zones: t('field.shipping_zones'),
      working_days: t('field.working_days'),
      holidays: t('field.holidays'),
    },
    check: (values) => ({
      ...Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === null ? [[key, t('missing')]] : []))),
      ...(values.shipping_zones.every(isWhole) ? {} : { shipping_zones: t('zonesWrong') }),
      ...(values.working_days.length === 0 ? { working_days: t('noDays') } : {}),
    }),
    savedText: t('saved'),
    async send(changed) {
      const outcome = await change.send({ ...changeOf(changed), expected_updated_at: settings.updated_at })
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
  })

  function printWeekday(value: unknown): string | undefined {
    const day = weekdays.find((one) => one === value)
    return day && t(`weekday.${day}`)
  }

  return (
    <EditPage
      edit={edit}
      logged={{ entity: 'settings', id: 'checkout' }}
      title={t('title')}
      below={t('below')}
      side={<CostExample values={edit.values} />}
      partLabels={{
        ...Object.fromEntries(edit.values.shipping_zones.map(({ zone }) => [zone, t(`zone.${zone}`)])),
        rate: t('rate'),
        days_from: t('daysFrom'),
        days_to: t('daysTo'),
      }}
      printValue={(key, value) => (key === 'working_days' ? printWeekday(value) : undefined)}
    >
      <title>{t('pageTitle')}</title>
      <EditSection title={t('section.tax')} hint={t('hint.tax')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditNumber edit={edit} name="tax_rate" decimals={2} least={0} most={100} />
          <EditChoice
            edit={edit}
            name="tax_destinations"
            options={destinations.map((value) => ({ value, label: t(`destinations.${value}`) }))}
          />
        </div>
      </EditSection>
      <EditSection title={t('section.discounts')} hint={t('hint.discounts')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <EditNumber edit={edit} name="first_purchase_discount" decimals={2} least={0} most={100} />
          <EditNumber edit={edit} name="free_shipping_over" isMoney least={0} most={1_000_000} hint={t('hint.over')} />
          <EditChoice edit={edit} name="free_shipping_for" options={receivers.map((value) => ({ value, label: t(`for.${value}`) }))} />
        </div>
      </EditSection>
      <ZonesPart edit={edit} />
      <EditSection title={t('section.payment')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditNumber edit={edit} name="payment_hours" least={1} hint={t('hint.hours')} />
          <EditNumber edit={edit} name="cash_pickup_days" least={1} most={60} hint={t('hint.cashDays')} />
          <EditNumber edit={edit} name="proof_max_mb" least={1} most={50} hint={t('hint.proof')} />
        </div>
      </EditSection>
      <EditSection
        title={t('section.rates')}
        hint={
          settings.rates_on === ''
            ? t('hint.rates')
            : `${t('hint.rates')} ${t('hint.ratesOn', { date: formatDate(language, settings.rates_on) })}`
        }
      >
        <div className="grid gap-4 sm:grid-cols-3">
          {(['kzt_rate', 'rub_rate', 'usd_rate'] as const).map((name) => (
            <EditNumber key={name} edit={edit} name={name} decimals={4} least={0} most={100_000} />
          ))}
        </div>
      </EditSection>
      <EditSection title={t('section.gifts')} hint={t('hint.gifts')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditChoice
            edit={edit}
            name="gift_wrapping"
            options={(['on', 'off'] as const).map((value) => ({ value, label: t(`wrapping.${value}`) }))}
          />
          <EditNumber edit={edit} name="gift_wrapping_price" isMoney least={0} most={10_000} hint={t('hint.wrapping')} />
        </div>
      </EditSection>
      <WorkingDaysPart edit={edit} />
      {history && <ThingHistory {...history} />}
    </EditPage>
  )
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary() {
  return <LoadFailed />
}
