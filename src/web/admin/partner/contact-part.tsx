import type { ReactNode } from 'react'
import type { AdminPartner } from '#contract/admin-partners.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Part } from '../order/part.tsx'

export function ContactPart({ partner }: { partner: AdminPartner }) {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  const { contact_name, email, phone, city, website, payout, note } = partner
  const country = partner.country_name ?? partner.country
  const bank = [payout.account_name, payout.bank_name, payout.account_number].filter(Boolean)
  return (
    <Part title={t('one.contact')}>
      <dl className="grid gap-2.5">
        {contact_name && <Fact label={t('one.person')}>{contact_name}</Fact>}
        {email && (
          <Fact label={t('one.email')}>
            <a href={`mailto:${email}`} className="text-link break-all">
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact label={t('one.phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link figures">
              {phone}
            </a>
          </Fact>
        )}
        {(city || country) && <Fact label={t('one.place')}>{[city, country].filter(Boolean).join(', ')}</Fact>}
        {website && (
          <Fact label={t('one.website')}>
            <a href={website} target="_blank" rel="noreferrer nofollow" className="text-link break-all">
              {website.replace(/^https?:\/\//, '')}
            </a>
          </Fact>
        )}
        <Fact label={t('one.bank')}>
          {bank.length === 0 ? (
            <span className="text-smoke">{t('one.noBank')}</span>
          ) : (
            bank.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))
          )}
        </Fact>
        <Fact label={t('one.since')}>{formatDate(language, partner.created_at, { month: 'short' })}</Fact>
        {note && <Fact label={t('one.note')}>{note}</Fact>}
      </dl>
    </Part>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
      <dt className="text-smoke">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
