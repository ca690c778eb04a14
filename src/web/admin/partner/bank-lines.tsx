import type { AdminPartner } from '#contract/admin-partners.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { Money } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CopyIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type BankLinesProps = { payout: AdminPartner['payout']; company: string; amount: Money }

export function BankLines({ payout, company, amount }: BankLinesProps) {
  const t = useMessages('admin-partners')
  if (payout.account_number === '') return <p className="text-small text-proof">{t('pay.noAccount')}</p>
  const lines = [
    { label: t('pay.beneficiary'), text: payout.account_name || company },
    { label: t('pay.bankName'), text: payout.bank_name },
    { label: t('pay.account'), text: payout.account_number },
    { label: t('pay.amount'), text: amount.toFixed(2), shown: formatMoney(amount) },
  ]

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: t('pay.copied'), description: text, tone: 'success' })
    } catch {
      showToast({ title: t('pay.copyFailed'), tone: 'error' })
    }
  }

  return (
    <dl aria-label={t('pay.bank')} className="divide-y divide-wool/70 rounded-edge border border-wool">
      {lines.map(({ label, text, shown = text }) => (
        <div key={label} className="flex min-h-11 items-center gap-3 pl-3">
          <dt className="w-28 shrink-0 text-smoke">{label}</dt>
          <dd className="figures min-w-0 flex-1 py-1 break-words">{shown}</dd>
          <dd>
            <button
              type="button"
              aria-label={`${t('pay.copy')}: ${label}`}
              onClick={() => void copy(text)}
              className="press inline-flex size-11 items-center justify-center rounded-edge text-lapis hover:bg-office"
            >
              <CopyIcon className="size-4.5" />
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
