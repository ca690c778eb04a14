import { useState } from 'react'
import { data, useNavigate } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import * as studio from '#contract/calls/studio.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { BackLink } from '../kit/back-link.tsx'
import type { Route } from './+types/new-page'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { namedIn } from '../kit/named-in.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import { ProductChoice } from './product-choice.tsx'

const mostShown = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const api = context.get(apiContext)
  const messages = messagesOf(language, ['admin-studio'])
  const asked = url.searchParams.get('product')
  const [{ products }, chosen] = await Promise.all([
    api.adminProducts.list({ limit: mostShown, sort: 'updated_at' }),
    asked === null ? undefined : loadPart(api.adminProducts.get({ id: asked })),
  ])
  return {
    ...messages,
    title: createTranslator(language, messages.messages)('admin-studio:newPageTitle'),
    products: products.map((product) => namedIn(language, product)),
    chosen: chosen && namedIn(language, chosen),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

export default function NewStudioSessionPage({ loaderData: { products, chosen: asked } }: Route.ComponentProps) {
  const t = useMessages('admin-studio')
  const navigate = useNavigate()
  const create = useWrite(studio.create)
  const [chosen, setChosen] = useState<AdminProduct | undefined>(asked)
  const [variationId, setVariationId] = useState('')
  const [isMissing, setMissing] = useState(false)

  function choose(product: AdminProduct) {
    setChosen(product)
    setVariationId(product.variations.find(({ is_default: isDefault }) => isDefault)?.id ?? '')
    setMissing(false)
    create.forgetRefusal()
  }
  async function begin() {
    if (!chosen) return setMissing(true)
    const outcome = await create.send({ product_id: chosen.id, ...(variationId && { variation_id: variationId }) })
    if ('answer' in outcome) await navigate(adminPages.studioSession(outcome.answer.id, { step: 'shots' }), { replace: true })
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <div>
        <BackLink to={adminPages.studio()}>{t('title')}</BackLink>
        <AdminHeading below={t('new.hint')}>{t('new.title')}</AdminHeading>
      </div>
      <ProductChoice first={products} chosen={chosen} onChoose={choose} />
      <div
        className="sticky bottom-0 flex flex-wrap items-end gap-4 border-t border-wool bg-office py-3 max-md:bottom-16 max-md:-mx-4 max-md:px-4"
        data-foot-bar
      >
        {(isMissing || create.refused !== undefined) && (
          <Notice tone="error" announced title={create.refused === undefined ? undefined : t('failed.product')} className="basis-full">
            {create.refused ?? t('new.missing')}
          </Notice>
        )}
        {chosen && chosen.variations.length > 0 && (
          <SelectField
            label={t('product.variation')}
            size="dense"
            className="min-w-52 max-sm:w-full"
            value={variationId}
            onChange={({ target }) => setVariationId(target.value)}
          >
            <option value="">{t('product.allVariations')}</option>
            {chosen.variations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" size="dense" loading={create.isBusy} className="max-md:min-h-12 max-sm:w-full">
          {t('new.begin')}
        </Button>
      </div>
    </form>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
