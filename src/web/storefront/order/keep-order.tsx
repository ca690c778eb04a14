import { useId } from 'react'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Offers an account: a guest's order joins the account of the same e-mail address once that is confirmed. */
export function KeepOrder({ email }: { email: string }) {
  const t = useMessages('order')
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-3 grid gap-2 rounded-edge border border-wool p-5">
      <h2 id={id} className="text-body font-bold">
        {t('keep.title')}
      </h2>
      <p className="text-small break-words text-smoke">{t('keep.text', { email })}</p>
      <ButtonLink to={pages.register(pages.accountOrders())} tone="secondary" className="mt-2">
        {t('keep.button')}
      </ButtonLink>
    </section>
  )
}
