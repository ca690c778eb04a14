import { type SubmitEvent, useState } from 'react'
import type { AdminPartner } from '#contract/admin-partners.ts'
import type { AdminCommission } from '#contract/partner-ledger.ts'
import * as calls from '#contract/calls/admin-partners.gen.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { isLess, zero } from '#contract/rules/money.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../order/part.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { BankLines } from './bank-lines.tsx'
import { chosenRows, everything, hasChosen, isChosen, nothing, type Owed, sumOf, turned } from './chosen-rows.ts'
import { PartPages } from './part-pages.tsx'

export type PayPartProps = {
  partner: AdminPartner
  owed: Owed & { page: number; limit: number }
  pageTo: (page: number) => string
  onPaid: () => Promise<void>
}

/** Records a bank transfer that pays the chosen approved rows of all pages. Debts are always included. */
export function PayPart({ partner, owed, pageTo, onPaid }: PayPartProps) {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  const [choice, setChoice] = useState(everything)
  const [reference, setReference] = useState('')
  const [day, setDay] = useState(() => dayOf(new Date()))
  const [problem, setProblem] = useState<'missing' | 'noneChosen'>()
  const { send, isBusy, refused } = useWrite(calls.pay)
  const { isAll, marked } = choice
  const sum = sumOf(choice, owed)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!hasChosen(choice, owed)) return setProblem('noneChosen')
    if (reference.trim() === '') return setProblem('missing')
    setProblem(undefined)
    const outcome = await send({
      partner_id: partner.id,
      ...chosenRows(choice, owed),
      amount: sum,
      reference: reference.trim(),
      ...(day !== '' && { paid_at: day }),
    })
    if ('refusal' in outcome) return
    showToast({ title: t('pay.recorded'), tone: 'success' })
    await onPaid()
  }

  if (owed.total === 0)
    return (
      <Part title={t('pay.title')}>
        <p className="py-4 text-smoke">{t('pay.none')}</p>
      </Part>
    )
  return (
    <Part title={t('pay.title')}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
        <fieldset className="min-w-0">
          <legend className="text-tiny text-smoke">{t('pay.choose')}</legend>
          <Checkbox
            dense
            checked={isAll && marked.size === 0}
            partly={marked.size > 0}
            onChange={({ target }) => setChoice(target.checked ? everything : nothing)}
          >
            {t('pay.all')}
          </Checkbox>
          <ul className="border-y border-wool/70">
            {owed.commissions.map((row) => (
              <li key={row.id} className="flex items-center justify-between gap-3">
                {isLess(row.amount, zero) ? (
                  <span className="py-2 pl-8 text-smoke">{nameOf(row)}</span>
                ) : (
                  <Checkbox dense checked={isChosen(choice, row.id)} onChange={() => setChoice(turned(choice, row))}>
                    {nameOf(row)}
                  </Checkbox>
                )}
                <span className="figures whitespace-nowrap">{formatMoney(row.amount)}</span>
              </li>
            ))}
          </ul>
          <PartPages page={owed.page} limit={owed.limit} total={owed.total} addressOf={pageTo} />
          {marked.size > 0 && (
            <p className="figures mt-2 text-tiny text-smoke">
              {t('pay.of', { count: isAll ? owed.total - marked.size : marked.size, total: formatNumber(language, owed.total) })}
            </p>
          )}
          {isLess(owed.debts, zero) && (
            <p className="figures mt-2 flex justify-between gap-3 text-small">
              <span className="text-smoke">{t('pay.debts')}</span>
              <span>{formatMoney(owed.debts)}</span>
            </p>
          )}
          <p className="figures mt-2 flex justify-between gap-3 font-bold">
            <span>{t('pay.sum')}</span>
            <span>{formatMoney(sum)}</span>
          </p>
        </fieldset>
        <BankLines payout={partner.payout} company={partner.company} amount={sum} />
        <div className="grid grid-cols-1 items-start gap-3.5 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <TextField
            label={t('pay.reference')}
            hint={t('pay.referenceHint')}
            size="dense"
            maxLength={partnerLengths.reference}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            error={problem ? t(`pay.${problem}`) : refused}
          />
          <TextField label={t('pay.day')} size="dense" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </div>
        <Button type="submit" size="dense" loading={isBusy} className="justify-self-start">
          {t('pay.record')}
        </Button>
      </form>
    </Part>
  )

  function nameOf({ kind, order_number, reason, created_at }: AdminCommission): string {
    return [t(`kind.${kind}`), order_number ?? reason, formatDate(language, created_at, { month: 'short' })].filter(Boolean).join(' · ')
  }
}
