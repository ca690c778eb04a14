import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Heading } from '#web/ui/heading.tsx'
import { groupCardNumber, type TypedCard } from './check-card.ts'

/** Stripe's public test numbers (docs.stripe.com/testing), without real money. */
const cards = [
  { number: '4242424242424242', outcome: 'paid' },
  { number: '5555555555554444', outcome: 'paid' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'poor' },
  { number: '4000002500003155', outcome: 'confirm' },
] as const

const yearsAhead = 4

export function TestCards({ onUse }: { onUse: (card: TypedCard) => void }) {
  const t = useMessages('sandbox')
  return (
    <section aria-labelledby="test-cards" className="mt-10 rounded-edge bg-felt p-5">
      <Heading id="test-cards" size="label">
        {t('cards')}
      </Heading>
      <ul className="mt-2">
        {cards.map(({ number, outcome }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-wool py-1 last:border-b-0">
            <span className="min-w-0">
              <span className="figures block font-medium">{groupCardNumber(number)}</span>
              <span className="block text-small text-smoke">{t(`card.${outcome}`)}</span>
            </span>
            <button
              type="button"
              aria-label={`${t('use')}: ${groupCardNumber(number)}`}
              className="text-link min-h-11 text-label font-medium"
              onClick={() =>
                onUse({ card_number: groupCardNumber(number), expiry: `12/${(new Date().getFullYear() + yearsAhead) % 100}`, cvc: '123' })
              }
            >
              {t('use')}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-smoke">{t('expiryText')}</p>
    </section>
  )
}
