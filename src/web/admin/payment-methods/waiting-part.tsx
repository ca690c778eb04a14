import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

type Waiting = NonNullable<AdminPaymentMethod['waiting']>

/** Another admin must approve the change. */
export function WaitingPart({ method, waiting }: { method: AdminPaymentMethod; waiting: Waiting }) {
  const t = useMessages('admin-payments')
  const language = useLanguage()
  const refresh = useRefresh()
  const decision = useWrite(paymentMethods.decideDetails, { onRefused: () => void refresh() })

  async function decide(word: 'confirm' | 'refuse') {
    const outcome = await decision.send({ params: { id: method.id }, body: { decision: word, asked_at: waiting.asked_at } })
    if ('refusal' in outcome) return
    showToast({ title: t(word === 'confirm' ? 'waiting.confirmed' : 'waiting.refused'), tone: 'success' })
    await refresh()
  }

  return (
    <EditSection title={t('waiting.title')}>
      <p>{t('waiting.text', { name: waiting.by ?? t('waiting.somebody'), date: formatDateTime(language, waiting.asked_at) })}</p>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead className="text-tiny text-smoke">
            <tr>
              <th scope="col">
                <span className="sr-only">{t('field.type')}</span>
              </th>
              <th scope="col" className="py-1 pr-4 font-medium">
                {t('waiting.from')}
              </th>
              <th scope="col" className="py-1 font-medium">
                {t('waiting.to')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(t, method, waiting).map(({ label, before, after }) => (
              <tr key={label} className="border-t border-wool align-top">
                <th scope="row" className="py-2 pr-4 font-normal text-smoke">
                  {label}
                </th>
                <td className="py-2 pr-4 break-words">{before}</td>
                <td className="py-2 font-bold break-words">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {decision.refusal && (
        <Notice tone="error" announced>
          {decision.refusal.error ?? t('waiting.failed')}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {!waiting.is_own && (
          <Button size="dense" loading={decision.isBusy} onClick={() => void decide('confirm')}>
            {t('waiting.confirm')}
          </Button>
        )}
        <Button tone="quiet" size="dense" loading={decision.isBusy} onClick={() => void decide('refuse')}>
          {t(waiting.is_own ? 'waiting.withdraw' : 'waiting.refuse')}
        </Button>
        {waiting.is_own && <p className="text-tiny text-smoke">{t('waiting.own')}</p>}
      </div>
    </EditSection>
  )
}

function rowsOf(t: ReturnType<typeof useMessages<'admin-payments'>>, method: AdminPaymentMethod, { details }: Waiting) {
  const plain = (['bank_name', 'account_number', 'beneficiary_name', 'swift_code'] as const).flatMap((key) =>
    details[key] === undefined ? [] : [{ label: t(`field.${key}`), before: method[key], after: details[key] }],
  )
  const image = (url: string | null, isNew: boolean) =>
    url && (
      <img src={url} alt={isNew ? t('waiting.newImage') : t('field.image')} width={96} height={96} className="size-24 object-contain" />
    )
  const rows = [
    ...plain,
    ...(details.duitnow === undefined
      ? []
      : [{ label: t('field.payload'), before: method.duitnow?.merchant_name, after: details.duitnow?.merchant_name }]),
    ...(details.image_url === undefined
      ? []
      : [{ label: t('field.image'), before: image(method.image_url, false), after: image(details.image_url, true) }]),
  ]
  const orNothing = <Value,>(value: Value) => value || t('waiting.nothing')
  return rows.map(({ label, before, after }) => ({ label, before: orNothing(before), after: orNothing(after) }))
}
