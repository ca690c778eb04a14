import { type ReactNode, useState } from 'react'
import type { ListedPartner } from '#contract/admin-partners.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useKeptText } from '../kit/edit/use-kept-text.ts'
import { NumberField } from '../kit/fields/number-field.tsx'
import { stopAtUnread } from '../kit/fields/unread-fields.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { PeekedFact } from '../kit/list/peek.tsx'
import { usePartnerStatus } from './use-partner-status.ts'

export type PartnerPeekProps = { partner: ListedPartner; mayChange: boolean; onDecided: () => void }

export function PartnerPeek({ partner, mayChange, onDecided }: PartnerPeekProps) {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  const { contact_name, email, phone, about, city, website, code, orders, revenue, balances, applied_at, status } = partner
  const country = partner.country_name ?? partner.country
  return (
    <div className="grid grid-cols-1 gap-4">
      <dl>
        {applied_at && <PeekedFact label={t('peek.applied')}>{formatDateTime(language, applied_at)}</PeekedFact>}
        <PeekedFact label={t('peek.who')}>
          {contact_name && <span className="block">{contact_name}</span>}
          {email && <Outside href={`mailto:${email}`}>{email}</Outside>}
          {phone && <Outside href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Outside>}
        </PeekedFact>
        {(city || country) && <PeekedFact label={t('peek.where')}>{[city, country].filter(Boolean).join(', ')}</PeekedFact>}
        {about && (
          <PeekedFact label={t('peek.about')}>
            <span className="whitespace-pre-line">{about}</span>
          </PeekedFact>
        )}
        {website && (
          <PeekedFact label={t('peek.website')}>
            <Outside href={website}>{website.replace(/^https?:\/\//, '')}</Outside>
          </PeekedFact>
        )}
        {code && <PeekedFact label={t('peek.code')}>{code}</PeekedFact>}
        {code && (
          <PeekedFact label={t('peek.brought')}>
            {`${t('one.orders')}: ${formatNumber(language, orders)} · ${formatMoney(revenue)}`}
          </PeekedFact>
        )}
        {code && <PeekedFact label={t('peek.owed')}>{formatMoney(balances.approved)}</PeekedFact>}
      </dl>
      {mayChange && status === 'applied' && <Decision partner={partner} onDecided={onDecided} />}
    </div>
  )
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow" className="text-link block w-fit max-w-full break-all">
      {children}
    </a>
  )
}

function Decision({ partner, onDecided }: Omit<PartnerPeekProps, 'mayChange'>) {
  const t = useMessages('admin-partners')
  const { approve, decline } = usePartnerStatus()
  const [percent, setPercent] = useState<number | null>(Math.round(partner.commission_rate * 10_000) / 100)
  const [words = '', setWords] = useKeptText('partner-decision', partner.id)
  const [deciding, setDeciding] = useState<'approve' | 'decline'>()

  async function decide(how: 'approve' | 'decline') {
    if (stopAtUnread()) return
    if (deciding) return
    setDeciding(how)
    const note = words.trim() === '' ? {} : { note: words.trim() }
    const rate = percent === null ? {} : { commission_rate: Math.round(percent * 100) / 10_000 }
    const isDone = how === 'approve' ? await approve(partner, { ...note, ...rate }) : await decline(partner, note)
    setDeciding(undefined)
    if (!isDone) return
    setWords(undefined)
    onDecided()
  }
  useKeys([
    { keys: 'a', label: t('approve'), group: 'page', inDialogs: true, act: () => void decide('approve') },
    { keys: 'd', label: t('decline'), group: 'page', inDialogs: true, act: () => void decide('decline') },
  ])

  return (
    <div className="grid grid-cols-1 gap-3.5 border-t border-wool pt-4">
      <NumberField label={t('peek.rate')} value={percent} onChange={setPercent} decimals={2} least={0} most={100} />
      <TextArea
        label={t('peek.words')}
        aside={t(`peek.sentIn.${partner.language}`)}
        hint={t('peek.wordsHint')}
        rows={2}
        maxLength={partnerLengths.note}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button tone="quiet" size="dense" loading={deciding === 'decline'} onClick={() => void decide('decline')}>
          {t('decline')}
          <span className="max-sm:hidden">
            <Kbd>d</Kbd>
          </span>
        </Button>
        <Button size="dense" className="grow" loading={deciding === 'approve'} onClick={() => void decide('approve')}>
          {t('approve')}
          <span className="max-sm:hidden">
            <Kbd onCloth>a</Kbd>
          </span>
        </Button>
      </div>
    </div>
  )
}
