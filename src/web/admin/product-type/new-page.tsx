import { useEffect, useState } from 'react'
import { data, useNavigate } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as productTypes from '#contract/calls/product-types.gen.ts'
import type { NewProductType } from '#contract/product-types.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/new-page'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import { TypeForm, useTypeEdit } from './type-form.tsx'
import { bodyOf, emptyType } from './type-values.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const page = messagesOf(language, ['admin-product-types', 'admin-edit', 'admin-sortable'])
  return { ...page, pageTitle: createTranslator(language, page.messages)('admin-product-types:newTitle') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

export default function NewProductTypePage() {
  const t = useMessages('admin-product-types')
  const navigate = useNavigate()
  const [madeId, setMadeId] = useState<string>()
  const call = useWrite(productTypes.create)
  const edit = useTypeEdit(
    emptyType,
    async (changed) => {
      const outcome = await call.send({ ...bodyOf({ ...emptyType, ...changed }) } as NewProductType)
      if ('refusal' in outcome) return { refusal: outcome.refusal }
      setMadeId(outcome.answer.id)
      return {}
    },
    t('created'),
  )
  // Waits until nothing is unsaved, because leaving earlier would ask for confirmation.
  const isSaved = edit.changed.length === 0
  useEffect(() => {
    if (madeId !== undefined && isSaved) void navigate(adminPages.productType(madeId), { replace: true })
  }, [madeId, isSaved, navigate])
  return <TypeForm edit={edit} title={t('newTitle')} />
}

export function ErrorBoundary() {
  return <LoadFailed />
}
