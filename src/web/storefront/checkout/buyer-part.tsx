import { formatPercent } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import type { CheckoutView } from './checkout-view.ts'
import type { Checkout } from './use-checkout.ts'

const marks = { name: (inside: string) => <strong className="font-bold text-ink">{inside}</strong> }

export function BuyerPart({ buyer, checkout }: Pick<CheckoutView, 'buyer'> & { checkout: Checkout }) {
  const t = useMessages('checkout')
  if (!buyer) return <GuestOrMember checkout={checkout} />
  return (
    <p className="-mb-2 text-smoke">
      {richText(t('signedIn', { name: buyer.name || buyer.email }), marks)}
      {buyer.isMember && `\u00a0· ${t('memberPrices')}`}
    </p>
  )
}

function GuestOrMember({ checkout: { isMeantForMember, setMeantForMember } }: { checkout: Checkout }) {
  const t = useMessages('checkout')
  const language = useLanguage()
  const { first_purchase_discount: discount = 0 } = useShop()
  return (
    <fieldset className="mt-4 grid min-w-0 grid-cols-1 gap-2.5 sm:grid-cols-2">
      <legend className="sr-only">{t('buyer.legend')}</legend>
      <RadioCard
        name="buyer"
        value="guest"
        checked={!isMeantForMember}
        onChange={() => setMeantForMember(false)}
        title={t('buyer.guest')}
        description={t('buyer.guestText')}
      />
      <RadioCard
        name="buyer"
        value="member"
        checked={isMeantForMember}
        onChange={() => setMeantForMember(true)}
        title={t('buyer.member')}
        description={discount > 0 ? t('buyer.memberText', { percent: formatPercent(language, discount, 2) }) : t('buyer.memberTextPlain')}
      >
        <p className="mb-3 text-small text-smoke">{t('buyer.signInText')}</p>
        <ButtonLink to={pages.login(pages.checkout())} wide>
          {t('buyer.signIn')}
        </ButtonLink>
        <ButtonLink to={pages.register(pages.checkout())} tone="secondary" wide className="mt-2.5">
          {t('ask.memberRegister')}
        </ButtonLink>
      </RadioCard>
    </fieldset>
  )
}
