import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import type { StudioSession } from '#contract/studio.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { adminPages } from '#contract/admin-pages.ts'
import type { Route } from './+types/page'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { loadPart } from '../kit/load-part.ts'
import { usePageActions } from '../kit/palette/actions.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { AnalysisStep } from './analysis-step.tsx'
import { ImagesStep } from './images-step.tsx'
import { LookStep } from './look-step.tsx'
import { ProductStep } from './product-step.tsx'
import { PromptsStep } from './prompts-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SaveButton, SaveStep } from './save-step.tsx'
import { SessionHead } from './session-head.tsx'
import { ShotsStep } from './shots-step.tsx'
import { StepBar } from './step-bar.tsx'
import { useSaving } from './use-saving.ts'
import { useShots } from './use-shots.ts'
import { useSteps } from './use-steps.ts'
import { useStudio } from './use-studio.ts'

export async function loader({ context, params: { sessionId } }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const messages = messagesOf(language, ['admin-studio', 'admin-edit', 'admin-sortable'])
  const title = createTranslator(language, messages.messages)('admin-studio:pageTitle')
  const session = await loadPart(context.get(apiContext).studio.get({ id: sessionId }))
  return { ...messages, title, session, now: new Date().toISOString() }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData && `${loaderData.session.product.name} · ${loaderData.title}`)
}

/** The steps share one address and its data, so moving between them needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export default function StudioPage({ loaderData: { session, now } }: Route.ComponentProps) {
  return <StudioOf key={session.id} loaded={session} now={now} />
}

function StudioOf({ loaded, now }: { loaded: StudioSession; now: string }) {
  const t = useMessages('admin-studio')
  const studio = useStudio(loaded)
  const shots = useShots(studio)
  const steps = useSteps(studio)
  const saving = useSaving(studio)
  const { session, step, go } = studio
  const kept = session.images.filter(({ status }) => status === 'accepted').length
  const isSaving = step === 'save'
  const act = () => (isSaving ? void saving.save() : go('save'))
  const label = t('save.button', { count: saving.count })
  useKeys(kept > 0 ? [{ keys: 'mod+s', label, group: 'page', everywhere: true, act }] : [])
  usePageActions(kept > 0 ? [{ key: 'save', label, act }] : [])
  const toAnalysis = async () => {
    if (await shots.flush()) await steps.toAnalysis()
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <SessionHead session={session} now={now}>
        {kept > 0 &&
          (isSaving ? (
            <SaveButton saving={saving} />
          ) : (
            <ButtonLink size="dense" to={adminPages.studioSession(session.id, { step: 'save' })} className="max-md:min-h-11">
              {t('head.toSave', { count: saving.count })}
              <span className="max-sm:hidden">
                <Kbd onCloth>Ctrl S</Kbd>
              </span>
            </ButtonLink>
          ))}
      </SessionHead>
      <StepBar session={session} step={step} />
      {step === 'product' && <ProductStep studio={studio} />}
      {step === 'shots' && <ShotsStep studio={studio} shots={shots} />}
      {step === 'look' && <LookStep studio={studio} shots={shots} isBusy={steps.isBusy} onNext={toAnalysis} />}
      {step === 'analysis' && <AnalysisStep studio={studio} steps={steps} />}
      {step === 'prompts' && <PromptsStep studio={studio} steps={steps} />}
      {step === 'images' && <ImagesStep studio={studio} />}
      {step === 'review' && <ReviewStep studio={studio} />}
      {step === 'save' && <SaveStep studio={studio} saving={saving} />}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed out={{ to: adminPages.studio(), place: 'studio' }} />
}
