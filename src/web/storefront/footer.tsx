import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { CurrencyField } from '#web/commerce/currency/currency-field.tsx'
import { CachedMarkup } from '#web/render/cached-markup.tsx'
import { useShop } from '#web/browser/use-shop.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ExternalIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ConsentLink } from './consent/consent-link.tsx'
import { NewsletterForm } from './newsletter/newsletter-form.tsx'

export function Footer() {
  const t = useMessages('shell')
  const shop = useShop()
  // The home page ends with its own newsletter form in a band.
  const isHome = useLocation().pathname === pages.home()
  const groups = [
    {
      title: t('footer.shop'),
      className: undefined,
      links: [
        { to: pages.shop(), label: t('footer.allProducts') },
        { to: pages.events(), label: t('footer.events') },
        { to: pages.membership(), label: t('footer.membership') },
        { to: pages.partnerRegister(), label: t('footer.partners') },
      ],
    },
    {
      title: t('footer.help'),
      // On a phone the shop and the studio are next to it, one below the other.
      className: 'max-sm:row-span-2',
      links: [
        { to: pages.trackOrder(), label: t('footer.trackOrder') },
        { to: pages.contact(), label: t('footer.contact') },
        { to: pages.terms(), label: t('footer.terms') },
        { to: pages.privacy(), label: t('footer.privacy') },
      ],
    },
  ]
  const link =
    'inline-flex min-h-11 max-w-full items-center gap-2 rounded-chip text-label wrap-anywhere text-bone underline-offset-4 hyphens-auto hover:underline lg:min-h-9'
  return (
    <footer className="on-cloth border-t border-night-raised bg-night text-night-text print:hidden">
      <div className="page-width grid grid-cols-1 gap-x-6 gap-y-10 min-[22rem]:grid-cols-2 pt-14 pb-10 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="min-[22rem]:max-sm:col-span-2 sm:max-lg:col-span-3">
          <CachedMarkup as="div" of={t} variant={`logo ${shop.name}`}>
            <Logo name={shop.name} tone="bone" />
          </CachedMarkup>
          <p className="mt-4 max-w-72 text-label">{t('footer.tagline')}</p>
          {!isHome && (
            <div className="mt-6 lg:pr-12">
              <p className="mb-2 text-small">{t('newsletter.title')}</p>
              <NewsletterForm look="cloth" />
            </div>
          )}
        </div>
        {groups.map(({ title, className, links }) => (
          <CachedMarkup key={title} as="nav" of={t} variant={title} aria-label={title} className={className}>
            <p className="mb-2 text-small">{title}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
              {title === t('footer.help') && (
                <li>
                  <ConsentLink label={t('footer.counting')} className={`${link} text-left`} />
                </li>
              )}
            </ul>
          </CachedMarkup>
        ))}
        <CachedMarkup as="nav" of={t} variant={`studio ${shop.social_url ?? ''}`} aria-label={t('footer.studio')}>
          <p className="mb-2 text-small">{t('footer.studio')}</p>
          <ul>
            <li>
              <Link to={pages.about()} className={link}>
                {t('footer.about')}
              </Link>
            </li>
            {shop.social_url && (
              <li>
                <a href={shop.social_url} rel="me noopener" target="_blank" className={link}>
                  <span>
                    {t('footer.follow')}
                    <ExternalIcon className="ml-2 inline size-3.5 align-[-0.125em]" />
                  </span>
                </a>
              </li>
            )}
          </ul>
        </CachedMarkup>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-night-raised py-6 text-small">
        <CurrencyField />
        <p>{t('footer.rights', { shop: shop.name })}</p>
        {shop.studio_address && <p>{shop.studio_address}</p>}
      </div>
    </footer>
  )
}
