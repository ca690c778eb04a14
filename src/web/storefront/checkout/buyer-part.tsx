import { useState } from 'react'
import { formatPercent } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import type { CheckoutView } from './checkout-view.ts'

const marks = { name: (inside: string) => <strong className="font-bold text-ink">{inside}</strong> }

export function BuyerPart({ buyer }: Pick<CheckoutView, 'buyer'>) {
  const t = useMessages('checkout')
  if (!buyer) return <GuestOrMember />
  return (
    <p className="-mb-2 text-smoke">
      {richText(t('signedIn', { name: buyer.name || buyer.email }), marks)}
      {buyer.isMember && `\u00a0· ${t('memberPrices')}`}
    </p>
  )
}

function GuestOrMember() {
  const t = useMessages('checkout')
  const language = useLanguage()
  const { first_purchase_discount: discount = 0 } = useShop()
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
        description={discount > 0 ? t('buyer.memberText', { percent: formatPercent(language, discount, 2) }) : t('buyer.memberTextPlain')}
      >
        <p className="mb-3 text-small text-smoke">{t('buyer.signInText')}</p>
        <ButtonLink to={pages.login(pages.checkout())} wide>
          {t('buyer.signIn')}
        </ButtonLink>
      </RadioCard>
    </fieldset>
  )
}
