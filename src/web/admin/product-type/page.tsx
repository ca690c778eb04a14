import { useState } from 'react'
import { data, useNavigate } from 'react-router'
import * as productTypes from '#contract/calls/product-types.gen.ts'
import { isAdmin } from '#contract/actor.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import type { Route } from './+types/page'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import { TypeForm, useTypeEdit } from './type-form.tsx'
import { bodyOf, valuesOf } from './type-values.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language, actor } = context.get(visitContext)
  try {
    const type = await context.get(apiContext).productTypes.get({ id: params.typeId })
    const history = await loadHistory(context, 'product_type', type.id)
    const messages = messagesOf(language, ['admin-product-types', 'admin-edit', 'admin-log', 'admin-sortable'])
    return { type, history, mayChange: isAdmin(actor), ...messages }
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 422) throw data(null, { status: 404 })
    throw error
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.type.name)
}

export default function ProductTypePage({ loaderData: { type, history, mayChange } }: Route.ComponentProps) {
  const t = useMessages('admin-product-types')
  const common = useMessages('admin')
  const language = useLanguage()
  const typeName = type.translations[language]?.name || type.name
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const change = useWrite(productTypes.change)
  const removal = useWrite(productTypes.remove, {
    onSuccess: () => {
      showToast({ title: t('removed', { name: typeName }), tone: 'success' })
      void navigate(adminPages.productTypes())
    },
  })
  const edit = useTypeEdit(
    valuesOf(type),
    async (changed) => {
      const outcome = await change.send({
        params: { id: type.id },
        body: { ...bodyOf(changed), expected_updated_at: type.updated_at },
      })
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
    t('saved'),
  )
  const more = type.product_count - type.products.length

  return (
    <>
      <TypeForm
        edit={edit}
        id={type.id}
        title={typeName}
        aside={
          mayChange && (
            <Button tone="quiet" size="dense" onClick={() => setAsking(true)}>
              {t('remove')}
            </Button>
          )
        }
        side={
          <>
            <EditSection title={t('products')}>
              {type.products.length === 0 && <p className="text-small text-smoke">{t('noProducts')}</p>}
              <ul className="grid gap-1.5 text-small">
                {type.products.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={adminPages.productPreview(id)} target="_blank" translate="no" className="text-link">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
              {more > 0 && <p className="text-small text-smoke">{t('moreProducts', { count: more })}</p>}
            </EditSection>
            {history && <ThingHistory {...history} />}
          </>
        }
      />
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        size="small"
        title={t('removeAsk', { name: typeName })}
        description={t('removeHint')}
        closeLabel={common('action.close')}
        actions={
          <>
            <Button tone="quiet" size="small" onClick={() => setAsking(false)}>
              {common('action.cancel')}
            </Button>
            <Button tone="danger" size="small" loading={removal.isBusy} onClick={() => void removal.send({ id: type.id })}>
              {t('remove')}
            </Button>
          </>
        }
      >
        {removal.refused && (
          <Notice tone="error" announced>
            {removal.refused}
          </Notice>
        )}
      </Dialog>
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
