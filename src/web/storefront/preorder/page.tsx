import { data } from 'react-router'
import { pages } from '#contract/pages.ts'
import { preorderRequest } from '#contract/support.ts'
import { apiContext, faultContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { type FormAnswer, problemsOf, refusalOf } from '../content/form-answer.ts'
import { answerWithTyped } from '../content/answer-with-typed.ts'
import { readText } from '../content/read-form.ts'
import { PageHead } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/page'
import { PreorderForm, type TypedRequest } from './preorder-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const slug = url.searchParams.get('product')?.slice(0, 100)
  const [categories, product] = await Promise.all([
    api.catalog.listCategories({ active: 'true' }),
    // A link to a product that no longer exists still opens the form.
    slug ? api.catalog.getProduct({ id: slug }).catch(() => undefined) : undefined,
  ])
  const primary = product?.categories.find((category) => category.is_primary) ?? product?.categories[0]
  return {
    ...messagesOf(context.get(visitContext).language, ['preorder', 'errors']),
    types: categories.map(({ name }) => name),
    product: product ? { name: product.translation.name, type: primary?.name ?? '' } : undefined,
  }
}

function readTyped(form: FormData): TypedRequest {
  return {
    full_name: readText(form, 'full_name'),
    email: readText(form, 'email'),
    phone: readText(form, 'phone'),
    product_type: readText(form, 'product_type'),
    details: readText(form, 'details'),
    newsletter: form.get('newsletter') !== null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = readTyped(await request.formData())
  const checked = preorderRequest.safeParse(typed)
  if (!checked.success) return data<PreorderAnswer>({ state: 'refused', typed, problems: problemsOf(checked.error) }, { status: 422 })
  try {
    await context.get(apiContext).support.requestPreorder(typed)
    return data<PreorderAnswer>({ state: 'sent', hasNewsletter: typed.newsletter })
  } catch (error) {
    const { refusal, status } = refusalOf(error)
    if (refusal.kind === 'failed') context.get(faultContext)(error)
    return data<PreorderAnswer>({ state: 'refused', typed, refusal }, { status })
  }
}
type PreorderAnswer = FormAnswer<TypedRequest> & { hasNewsletter?: boolean }

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return answerWithTyped<TypedRequest, PreorderAnswer>(request, () => serverAction(), readTyped)
}

export default function PreorderPage({ loaderData: { types, product }, actionData }: Route.ComponentProps) {
  const t = useMessages('preorder')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={t('title')} description={t('description')} path={pages.preorder()} />
      <OrnamentStrip height={20} />
      <div className="page-width py-10 lg:py-20">
        <div className="mx-auto max-w-160">
          <PageHeading size="heading-1" below={actionData?.state === 'sent' ? undefined : t('lead')}>
            {t('title')}
          </PageHeading>
          {actionData?.state === 'sent' ? (
            <>
              <Notice tone="success" announced title={t('sentTitle')} className="mt-8">
                <p>{t('sentText')}</p>
                {actionData.hasNewsletter && <p className="mt-2">{t('sentNewsletter')}</p>}
              </Notice>
              <p className="mt-6 flex flex-wrap gap-3">
                <ButtonLink to={pages.shop()}>{t('toShop')}</ButtonLink>
                <ButtonLink to={pages.preorder()} tone="secondary">
                  {t('again')}
                </ButtonLink>
              </p>
            </>
          ) : (
            <PreorderForm answer={actionData} types={types} product={product} />
          )}
        </div>
      </div>
    </main>
  )
}
