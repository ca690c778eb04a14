import { useEffect, useRef } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { waitingTime } from '#web/browser/waiting-time.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { findTroubles, type LineTrouble } from './line-troubles.ts'
import type { Checkout } from './use-checkout.ts'
import { fieldId } from './use-field-errors.ts'
import { cart } from '#web/commerce/cart/cart-store.ts'

function waitingText(t: AreaTranslator<'checkout'>, seconds: number): string {
  const { unit, count } = waitingTime(seconds)
  return unit === 'seconds' ? t('failed.wait', { count }) : t('failed.waitMinutes', { count })
}

/** The result of a press. Scrolls into view, since the button may be several screens below. */
export function Notices({ checkout }: { checkout: Checkout }) {
  const t = useMessages('checkout')
  const pay = useMessages('pay')
  const { notice, lines, quote, short } = checkout
  const troubles = findTroubles(lines, quote, short, (count) => (count > 0 ? pay('troubles.fewLeft', { count }) : pay('troubles.soldOut')))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice || short.length > 0) box.current?.scrollIntoView({ block: 'nearest' })
  }, [notice, short])
  return (
    <div ref={box} className="grid scroll-my-6 gap-4 empty:hidden">
      <ErrorList errors={checkout.errors} />
      {troubles.length > 0 && <TroubleNotice troubles={troubles} />}
      {notice?.kind === 'price_changed' && (
        <Notice announced title={t('priceChanged.title')}>
          {t('priceChanged.text', { from: formatMoney(notice.from), to: formatMoney(notice.to) })}
        </Notice>
      )}
      {notice?.kind === 'wait' && (
        <Notice tone="error" announced title={t('failed.title')}>
          <p>{waitingText(t, notice.seconds)}</p>
          <p>{t('failed.kept')}</p>
        </Notice>
      )}
      {notice?.kind === 'failed' && (
        <Notice tone="error" announced title={t('failed.title')}>
          <p>{notice.message ?? t('failed.text')}</p>
          <p>{t('failed.kept')}</p>
        </Notice>
      )}
    </div>
  )
}

/** Lists all errors after a press, each a link to its field. A single error is not listed, since its field has the focus. */
function ErrorList({ errors: { errors, listed } }: Pick<Checkout, 'errors'>) {
  const t = useMessages('checkout')
  if (listed.length < 2) return null
  return (
    <Notice tone="error" announced title={t('fix', { count: listed.length })}>
      <ul>
        {listed.map((path) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(path))?.focus()
              }}
              className="inline-block py-1 underline underline-offset-4"
            >
              {errors[path]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function TroubleNotice({ troubles }: { troubles: readonly LineTrouble[] }) {
  const t = useMessages('checkout')
  return (
    <Notice tone="error" announced title={t('trouble.title')}>
      <ul className="mt-1 grid gap-2">
        {troubles.map(({ key, name, message, available }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4">
            <span>
              <strong className="font-bold">{name}</strong>: {message}
            </span>
            <span className="flex gap-4">
              {available !== null && available > 0 && (
                <button
                  type="button"
                  className="min-h-11 font-bold underline underline-offset-4"
                  onClick={() => cart.setQuantity(key, available)}
                >
                  {t('trouble.take', { count: available })}
                </button>
              )}
              <button
                type="button"
                aria-label={t('trouble.removeNamed', { name })}
                className="min-h-11 font-bold underline underline-offset-4"
                onClick={() => cart.remove(key)}
              >
                {t('trouble.remove')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
