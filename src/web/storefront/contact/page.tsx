import { data } from 'react-router'
import { pages } from '#contract/pages.ts'
import { contactMessage } from '#contract/support.ts'
import { apiContext, faultContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ContentBody } from '#web/commerce/content/content-body.tsx'
import { type FormAnswer, problemsOf, refusalOf } from '../content/form-answer.ts'
import { findContentPage, loadContentPage } from '../content/load-page.ts'
import { answerWithTyped } from '../content/answer-with-typed.ts'
import { readText } from '../content/read-form.ts'
import { PageHead, shorten } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/page'
import { ContactForm, type TypedMessage } from './contact-form.tsx'
import { Hours } from './hours.tsx'
import { Questions } from './questions.tsx'
import { StudioData } from './structured-data.tsx'
import { OfficeMaps } from './map/office-maps.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, questions, studio] = await Promise.all([loadContentPage(api, 'contact'), findContentPage(api, 'faq'), api.shop.studio()])
  return { ...messagesOf(context.get(visitContext).language, ['contact', 'errors']), page, questions, studio }
}

function readTyped(form: FormData): TypedMessage {
  return {
    name: readText(form, 'name'),
    email: readText(form, 'email'),
    phone: readText(form, 'phone'),
    order_number: readText(form, 'order_number'),
    subject: readText(form, 'subject'),
    message: readText(form, 'message'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = readTyped(await request.formData())
  const checked = contactMessage.safeParse(typed)
  if (!checked.success)
    return data<FormAnswer<TypedMessage>>({ state: 'refused', typed, problems: problemsOf(checked.error) }, { status: 422 })
  try {
    await context.get(apiContext).support.sendMessage(typed)
    return data<FormAnswer<TypedMessage>>({ state: 'sent' })
  } catch (error) {
    const { refusal, status } = refusalOf(error)
    if (refusal.kind === 'failed') context.get(faultContext)(error)
    return data<FormAnswer<TypedMessage>>({ state: 'refused', typed, refusal }, { status })
  }
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return answerWithTyped<TypedMessage, FormAnswer<TypedMessage>>(request, () => serverAction(), readTyped)
}

export default function ContactPage({ loaderData: { page, questions, studio }, actionData }: Route.ComponentProps) {
  const t = useMessages('contact')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={page.title} description={shorten(page.summary)} path={pages.contact()} />
      <StudioData studio={studio} />
      <OrnamentStrip pattern="line" height={20} />
      <div className="page-width py-10 lg:py-20">
        <PageHeading below={<span className="text-lead">{page.summary}</span>}>{page.title}</PageHeading>
        <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:gap-x-24">
          <div className="grid content-start gap-10">
            <OfficeMaps studio={studio} sections={page.sections} />
            <Hours studio={studio} />
            <section aria-labelledby="offices">
              <h2 id="offices" className="font-display text-heading-2">
                {t('offices')}
              </h2>
              <div className="mt-5 grid gap-8 sm:grid-cols-2">
                {page.sections.map(({ anchor, heading, body }) => (
                  <section
                    key={anchor}
                    id={anchor}
                    aria-labelledby={heading === '' ? undefined : `${anchor}-heading`}
                    className="scroll-mt-24"
                  >
                    {heading !== '' && (
                      <h3 id={`${anchor}-heading`} className="text-body font-bold">
                        {heading}
                      </h3>
                    )}
                    <div className="mt-2 grid gap-2 text-body">
                      <ContentBody text={body} />
                    </div>
                  </section>
                ))}
              </div>
            </section>
          </div>
          <ContactForm answer={actionData} />
        </div>
      </div>
      {questions && <Questions page={questions} />}
    </main>
  )
}
