import { formatMoney } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { countItems } from '../cart/cart-lines.ts'
import { useCart } from '../cart/cart-store.ts'
import { HandoffQuestion } from './handoff-question.tsx'
import { useTakenHandoff } from './handoff-store.ts'
import type { HandoffControl } from './use-handoff.ts'

/** Names who prepared the cart, above a page that shows it, or says why what was prepared cannot be shown. */
export function HandoffNotice({ handoff: { state, retry, answer } }: { handoff: HandoffControl }) {
  const t = useMessages('handoff')
  const taken = useTakenHandoff()
  const count = countItems(useCart())
  const looked = state.step === 'done' ? state.looked : undefined
  return (
    <>
      {state.step === 'asking' && <HandoffQuestion count={count} onAnswer={answer} />}
      {taken && count > 0 && (
        <Notice announced>
          <span className="wrap-anywhere">{taken.platform === null ? t('linked') : t('prepared', { platform: taken.platform })}</span>
          {taken.shownTotal !== null && (
            <span className="block">
              {t(taken.kind === 'cart' ? 'shownCartTotal' : 'shownTotal', { total: formatMoney(taken.shownTotal) })}
            </span>
          )}
        </Notice>
      )}
      {looked?.outcome === 'open' && looked.isPartlyGone && <Notice announced>{t('gone.some')}</Notice>}
      {looked?.outcome === 'gone' && <Notice announced>{t('gone.all')}</Notice>}
      {looked?.outcome === 'expired' && (
        <Notice announced title={t('expired.title')}>
          {t('expired.text')}
        </Notice>
      )}
      {looked?.outcome === 'used' && (
        <Notice tone="success" announced title={t('used.title')}>
          {looked.orderId === null ? (
            t('used.text')
          ) : (
            <Link to={pages.order(looked.orderId)} className="text-link">
              {t('used.order')}
            </Link>
          )}
        </Notice>
      )}
      {looked?.outcome === 'failed' && (
        <Notice tone="error" announced>
          {t('failed.text')}{' '}
          <button type="button" className="font-medium underline underline-offset-4" onClick={retry}>
            {t('failed.again')}
          </button>
        </Notice>
      )}
    </>
  )
}
