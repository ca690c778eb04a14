import type { ReactNode } from 'react'
import type { PersonDetails } from '#contract/admin-members.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Part } from '../order/part.tsx'

export type AboutPartProps = { person: PersonDetails; countries: readonly string[]; writesIn: string | undefined }

export function AboutPart({ person: { email, phone, marketing_emails, is_email_confirmed }, countries, writesIn }: AboutPartProps) {
  const t = useMessages('admin-members')
  return (
    <Part
      title={t('one.about')}
      aside={
        <Link to={adminPages.messages({ q: email })} className="text-link">
          {t('one.messages')}
        </Link>
      }
    >
      <dl className="grid gap-2.5">
        <Fact label={t('one.email')}>
          <a href={`mailto:${email}`} className="text-link break-all">
            {email}
          </a>
          {!is_email_confirmed && <span className="block text-proof">{t('one.unconfirmed')}</span>}
        </Fact>
        {phone && (
          <Fact label={t('one.phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link figures">
              {phone}
            </a>
          </Fact>
        )}
        {writesIn && <Fact label={t('one.language')}>{writesIn}</Fact>}
        {countries.length > 0 && <Fact label={t('one.countries')}>{countries.join(', ')}</Fact>}
        <Fact label={t('one.letters')}>{t(marketing_emails ? 'one.wants' : 'one.wantsNot')}</Fact>
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
