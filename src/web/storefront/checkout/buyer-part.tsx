import { useState } from 'react'
import { pages } from '#contract/pages.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useWords } from '#web/browser/messages/use-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import type { CheckoutView } from './page.tsx'

const marks = { name: (inside: string) => <strong className="font-bold text-ink">{inside}</strong> }

/** Who is buying: whoever signed in, or a guest who may still do so. */
export function BuyerPart({ buyer }: Pick<CheckoutView, 'buyer'>) {
  const t = useWords('checkout')
  if (!buyer) return <GuestOrMember />
  return (
    <p className="-mb-2 text-smoke">
      {richText(t('signedIn', { name: buyer.name || buyer.email }), marks)}
      {buyer.isMember && `\u00a0· ${t('memberPrices')}`}
    </p>
  )
}

function GuestOrMember() {
  const t = useWords('checkout')
  const [isGuest, setIsGuest] = useState(true)
  return (
    <fieldset className="mt-4 grid min-w-0 grid-cols-1 gap-2.5 sm:grid-cols-2">
      <legend className="sr-only">{t('buyer.legend')}</legend>
      <RadioCard
        name="buyer"
        value="guest"
        checked={isGuest}
        onChange={() => setIsGuest(true)}
        title={t('buyer.guest')}
        description={t('buyer.guestText')}
      />
      <RadioCard
        name="buyer"
        value="member"
        checked={!isGuest}
        onChange={() => setIsGuest(false)}
        title={t('buyer.member')}
        description={t('buyer.memberText')}
      >
        <p className="mb-3 text-small text-smoke">{t('buyer.signInText')}</p>
        <ButtonLink to={pages.login(pages.checkout())} wide>
          {t('buyer.signIn')}
        </ButtonLink>
      </RadioCard>
    </fieldset>
  )
}
