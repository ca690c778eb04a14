import { useMessages } from '#web/browser/messages/use-messages.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'

export function NewsletterBand() {
  const t = useMessages('home')
  return (
    <section aria-labelledby="letters" className="on-cloth bg-lapis-cloth text-bone">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 lg:py-20">
        <div>
          <h2 id="letters" className="font-display text-heading-1">
            {t('letters.title')}
          </h2>
          <p className="mt-3 max-w-prose text-body">{t('letters.text')}</p>
        </div>
        <NewsletterForm look="cloth" />
      </div>
    </section>
  )
}
