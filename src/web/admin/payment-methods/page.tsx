import { useNavigate } from 'react-router'
import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Link } from '#web/ui/link.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { loadPart } from '../kit/load-part.ts'
import { usePageActions } from '../kit/palette/actions.tsx'
import { SortableList } from '../kit/sortable/sortable-list.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titleIn } from '../kit/named-in.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { payment_methods: methods } = await loadPart(context.get(apiContext).paymentMethods.list({ limit: 100 }))
  const { language } = context.get(visitContext)
  const inLanguage = methods.map((method) => ({ ...method, title: titleIn(language, method) }))
  return { methods: inLanguage, ...messagesOf(language, ['admin-payments', 'admin-sortable', 'payment-kinds']) }
}
export default function PaymentMethodsPage({ loaderData }: Route.ComponentProps) {
  const { methods } = loaderData
  const t = useMessages('admin-payments')
  const kinds = useMessages('payment-kinds')
  const navigate = useNavigate()
  const reordering = useWrite(paymentMethods.reorder)
  const changing = useWrite(paymentMethods.change)
  useLivePage('settings')
  useKeys([{ keys: 'c', label: t('new'), group: 'page', act: () => void navigate(adminPages.newPaymentMethod()) }])
  usePageActions([{ key: 'new', label: t('new'), act: () => void navigate(adminPages.newPaymentMethod()) }])

  const inOrder = (ids: readonly string[]) => ({ payment_methods: ids.map((id, index) => ({ id, display_order: index + 1 })) })
  const handleReorder = async (ids: string[]) => {
    await reordering.act(inOrder(ids), {
      done: t('reordered'),
      failed: t('failed.reorder'),
      undo: { input: inOrder(methods.map(({ id }) => id)), undone: t('reorderUndone') },
    })
  }

  function handleSwitch({ id, title: name }: AdminPaymentMethod, isActive: boolean) {
    const said = (now: boolean) => t(now ? 'switchedOn' : 'switchedOff', { name })
    const to = (now: boolean) => ({ params: { id }, body: { is_active: now } })
    return changing.act(to(isActive), {
      done: said(isActive),
      failed: t('failed.change'),
      undo: { input: to(!isActive), undone: said(!isActive) },
    })
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <title>{t('pageTitle')}</title>
      <AdminHeading
        below={t('below')}
        aside={
          <ButtonLink to={adminPages.newPaymentMethod()} size="dense">
            {t('new')}
            <span className="max-sm:hidden">
              <Kbd onCloth>c</Kbd>
            </span>
          </ButtonLink>
        }
      >
        {t('title')}
      </AdminHeading>
      {methods.length === 0 ? (
        <EmptyState title={t('none')} action={<ButtonLink to={adminPages.newPaymentMethod()}>{t('new')}</ButtonLink>} />
      ) : (
        <div className="max-w-180">
          <SortableList
            label={t('order')}
            items={methods}
            idOf={({ id }) => id}
            nameOf={({ title }) => title}
            onReorder={handleReorder}
            className="divide-y divide-wool overflow-hidden rounded-edge border border-wool bg-surface"
            itemClassName="min-h-14 pr-4 pl-2 py-1.5"
          >
            {(method) => (
              <div className="flex items-center gap-4">
                <div className="min-w-0 flex-1">
                  <Link
                    to={adminPages.paymentMethod(method.id)}
                    className="inline-flex min-h-6 font-bold break-words text-lapis hover:underline"
                  >
                    {method.title}
                  </Link>
                  <p className="text-tiny text-smoke">{summaryOf({ t, kinds }, method)}</p>
                  {method.gateway && method.gateway !== 'live' && <p className="text-tiny text-smoke">{t(`gateway.${method.gateway}`)}</p>}
                  {method.waiting && (
                    <p className="text-tiny font-medium text-pending">{t(method.waiting.is_own ? 'waitsOwn' : 'waits')}</p>
                  )}
                </div>
                <span className="flex items-center gap-2">
                  <Switch
                    label={t('active', { name: method.title })}
                    checked={method.is_active}
                    onChange={(isActive) => void handleSwitch(method, isActive)}
                  />
                  <span aria-hidden="true" className="w-18 text-tiny text-smoke max-sm:hidden">
                    {t(method.is_active ? 'isActive' : 'isOff')}
                  </span>
                </span>
              </div>
            )}
          </SortableList>
          <p className="mt-1 text-tiny text-smoke">{t('offNote')}</p>
        </div>
      )}
    </div>
  )
}

type Texts = { t: ReturnType<typeof useMessages<'admin-payments'>>; kinds: ReturnType<typeof useMessages<'payment-kinds'>> }

function summaryOf({ t, kinds }: Texts, { type, duitnow, bank_name }: AdminPaymentMethod): string {
  return [kinds(`name.${type}`), bank_name, duitnow && t('duitnow', { name: duitnow.merchant_name })].filter(Boolean).join(' · ')
}

export function ErrorBoundary() {
  return <LoadFailed />
}
