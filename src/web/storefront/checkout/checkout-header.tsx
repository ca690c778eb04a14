import { Fragment } from 'react'
import { pages } from '#contract/pages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'

/** The link to the home page is the only one that leads away from the order. */
export function CheckoutHeader() {
  const t = useMessages('checkout')
  const { name } = useShop()
  const steps = [t('steps.details'), t('steps.payment'), t('steps.done')]
  return (
    <header className="bg-milk">
      {/* Aligned with the columns below. */}
      <div className="mx-auto flex min-h-15 max-w-160 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-1 max-[22rem]:pb-2.5 sm:px-6 lg:min-h-19 lg:max-w-360 lg:pr-8 lg:pl-10 xl:px-24 min-[90rem]:ml-[calc(100%*11/18-55rem)]">
        <Link to={pages.home()} aria-label={t('toHome', { shop: name })} className="rounded-edge">
          <Logo name={name} className="max-sm:gap-2" />
        </Link>
        <ol aria-label={t('steps.label')} className="ml-auto flex items-center gap-2 text-small max-[22rem]:ml-0 sm:gap-4 sm:text-label">
          {steps.map((step, index) => (
            <Fragment key={step}>
              {index > 0 && <li aria-hidden="true" className={classNames('size-2 rotate-45', index === 1 ? 'bg-apricot' : 'bg-wool')} />}
              <li aria-current={index === 0 ? 'step' : undefined} className={index === 0 ? 'font-bold text-lapis' : 'text-smoke'}>
                {step}
              </li>
            </Fragment>
          ))}
        </ol>
        <p className="hidden items-center gap-3 pl-6 text-label text-smoke lg:flex">
          <LockIcon className="size-4" />
          {t('secure')}
        </p>
      </div>
      <OrnamentStrip height={16} />
    </header>
  )
}
