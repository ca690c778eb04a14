import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as discounts from '#contract/calls/discounts.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/new-page'
import { EditPage } from '../kit/edit/edit-page.tsx'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { DiscountEditor } from './discount-editor.tsx'
import { changeOf, type DiscountValues, emptyDiscount } from './discount-values.ts'
import { useDiscountEdit } from './use-discount-edit.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  // Requests the list too, so a person without access is refused before the form opens.
  const [categories] = await Promise.all([api.catalog.listCategories({}), loadPart(api.discounts.list({ limit: 1 }))])
  return { categories, ...messagesOf(context.get(visitContext).language, ['admin-discounts', 'admin-edit']) }
}

export default function NewDiscountPage({ loaderData: { categories } }: Route.ComponentProps) {
  const t = useMessages('admin-discounts')
  const navigate = useNavigate()
  const creation = useWrite(discounts.create)
  const [made, setMade] = useState<{ id: string; values: DiscountValues }>()
  // After creation these values count as saved, so leaving for the new page shows no warning.
  const saved = made?.values ?? emptyDiscount
  const edit = useDiscountEdit({
    saved,
    async send(changed) {
      const values = { ...saved, ...changed }
      const { kind = values.kind, code = values.code, ...fields } = changeOf(values)
      const outcome = await creation.send({ ...fields, kind, code, value: kind === 'free_shipping' ? null : (fields.value ?? null) })
      if ('refusal' in outcome) return { refusal: outcome.refusal }
      setMade({ id: outcome.answer.id, values })
      return {}
    },
  })
  useEffect(() => {
    if (made && edit.changed.length === 0) void navigate(adminPages.discount(made.id), { replace: true })
  }, [made, edit.changed.length, navigate])

  return (
    <EditPage edit={edit} logged={undefined} title={t('new')} back={{ label: t('title'), to: adminPages.discounts() }}>
      <title>{t('newTitle')}</title>
      <DiscountEditor edit={edit} categories={categories} />
    </EditPage>
  )
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary() {
  return <LoadFailed />
}
