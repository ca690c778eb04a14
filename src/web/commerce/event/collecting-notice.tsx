import type { Quote } from '#contract/checkout.ts'
import { pages } from '#contract/pages.ts'
import { type CartLine, lineKey } from '#web/commerce/cart/cart-lines.ts'
import { cart } from '#web/commerce/cart/cart-store.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { setCollectAt, type CollectAt } from './collect-at.ts'

export type CollectingNoticeProps = { event: CollectAt; lines: readonly CartLine[]; quote: Quote | undefined }

const press = 'min-h-11 font-bold underline underline-offset-4'

export function CollectingNotice({ event, lines, quote }: CollectingNoticeProps) {
  const t = useMessages('collect')
  const elsewhere = notThere(lines, quote)
  return (
    <div className="grid gap-3">
      <Notice
        title={
          <>
            {t('cart.title')}{' '}
            <Link to={pages.event(event.slug)} className="underline underline-offset-4">
              {event.title}
            </Link>
          </>
        }
      >
        <button type="button" className={press} onClick={() => setCollectAt(undefined)}>
          {t('cart.parcel')}
        </button>
      </Notice>
      {elsewhere.length > 0 && (
        <Notice tone="error" announced title={t('notThere.title', { count: elsewhere.length })}>
          <p>{elsewhere.map(({ name }) => name).join(', ')}</p>
          {elsewhere.length < lines.length ? (
            <button
              type="button"
              className={press}
              onClick={() => {
                for (const line of elsewhere) cart.remove(lineKey(line))
              }}
            >
              {t('notThere.remove', { count: elsewhere.length })}
            </button>
          ) : (
            <p>{t('notThere.all')}</p>
          )}
        </Notice>
      )}
    </div>
  )
}

function notThere(lines: readonly CartLine[], quote: Quote | undefined): CartLine[] {
  const places = (quote?.problems ?? []).flatMap(({ code, line }) => (code === 'not_at_event' && line !== null ? [line] : []))
  return places.flatMap((place) => lines[place] ?? [])
}
