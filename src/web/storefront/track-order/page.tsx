import { data, redirect } from 'react-router'
import { pages } from '#contract/pages.ts'
import { apiContext, faultContext, visitContext } from '#web/render/page-context.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { Link } from '#web/ui/link.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { unansweredKind } from '../content/answer-with-typed.ts'
import { readText } from '../content/read-form.ts'
import { PageHead } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/page'
import { TrackForm } from './track-form.tsx'
import { checkTyped, refusalOf, type Typed } from './tracking.ts'

export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['track'])
}

function readTyped(form: FormData): Typed {
  return { order_number: readText(form, 'order_number'), email: readText(form, 'email') }
}

/** The call sets a cookie for the order, so the order's page opens without further proof. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = readTyped(await request.formData())
  const problems = checkTyped(typed)
  if (Object.keys(problems).length > 0) return data({ typed, problems }, { status: 422 })
  try {
    const { order } = await context.get(apiContext).orders.track(typed)
    return redirect(pages.order(order.id), 303)
  } catch (error) {
    const { refusal, status } = refusalOf(error)
    if (refusal.kind === 'failed') context.get(faultContext)(error)
    return data({ typed, refusal }, { status })
  }
}

/** If no answer arrives, the form shows that and keeps the input. After this status the router does not revalidate. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = readTyped(await request.clone().formData())
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data({ typed, refusal: { kind: unansweredKind(error) } }, { status: 503 })
  }
}

const links = {
  link: (inside: string) => (
    <Link to={pages.contact()} className="text-link">
      {inside}
    </Link>
  ),
}

export default function TrackOrderPage({ actionData }: Route.ComponentProps) {
  const t = useMessages('track')
  const { name: shop } = useShop()
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={t('pageTitle')} description={t('description', { shop })} path={pages.trackOrder()} />
      <OrnamentStrip height={20} />
      <div className="page-width py-10 lg:py-section">
        <div className="mx-auto max-w-120">
          <PageHeading size="heading-1" below={t('lead')}>
            {t('heading')}
          </PageHeading>
          <TrackForm answer={actionData} />
          <p className="mt-8 text-label text-smoke">{richText(t('contact'), links)}</p>
        </div>
      </div>
    </main>
  )
}
