import { useNavigate } from 'react-router'
import * as discounts from '#contract/calls/discounts.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import type { Route } from './+types/edit-page'
import { EditPage } from '../kit/edit/edit-page.tsx'
import { loadPart } from '../kit/load-part.ts'
import { useUndo } from '../kit/undo/use-undo.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { DiscountEditor } from './discount-editor.tsx'
import { changeOf, valuesOf } from './discount-values.ts'
import { useDiscountEdit } from './use-discount-edit.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [discount, categories, history] = await Promise.all([
    loadPart(api.discounts.get({ id: params.discountId })),
    api.catalog.listCategories({}),
    loadHistory(context, 'discount', params.discountId),
  ])
  return {
    discount,
    categories,
    history,
    ...messagesOf(context.get(visitContext).language, ['admin-discounts', 'admin-edit', 'admin-log']),
  }
}

export default function DiscountPage({ loaderData: { discount, categories, history } }: Route.ComponentProps) {
  const t = useMessages('admin-discounts')
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const change = useWrite(discounts.change)
  const creation = useWrite(discounts.create)
  const removal = useWrite(discounts.remove)
  const { id, code } = discount
  useLivePage('settings', id)
  const edit = useDiscountEdit({
    saved: valuesOf(discount),
    async send(changed) {
      const outcome = await change.send({ params: { id }, body: { ...changeOf(changed), expected_updated_at: discount.updated_at } })
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
  })

  async function handleRemove() {
    const outcome = await removal.send({ id })
    if ('refusal' in outcome) return showToast({ title: t('removeFailed'), tone: 'error' })
    await navigate(adminPages.discounts())
    offerUndo({
      title: t('removed', { code }),
      async undo() {
        const { kind, code: name, ...fields } = changeOf(valuesOf(discount))
        const again = await creation.send({ ...fields, kind: kind ?? discount.kind, code: name ?? code })
        if ('refusal' in again) throw new Error('The discount could not be made again')
      },
      undone: t('back', { code }),
    })
  }

  return (
    <EditPage
      edit={edit}
      logged={{ entity: 'discount', id }}
      printValue={(_, value) => [...categories, ...discount.products].find((named) => named.id === value)?.name}
      title={code}
      below={t('usedTimes', { count: discount.used })}
      back={{ label: t('title'), to: adminPages.discounts() }}
      aside={
        // A discount used by orders cannot be removed, since its uses would no longer be counted. Its end date ends it.
        discount.used === 0 && (
          <Button tone="quiet" size="dense" loading={removal.isBusy} onClick={() => void handleRemove()}>
            {t('remove')}
          </Button>
        )
      }
    >
      <title>{code}</title>
      <DiscountEditor edit={edit} categories={categories} products={discount.products} />
      {history && <ThingHistory {...history} />}
    </EditPage>
  )
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary() {
  return <LoadFailed />
}
