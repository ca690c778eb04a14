import { useEffect, useEffectEvent, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { type Language, perLanguage } from '#contract/languages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import type { ProofRow } from '#contract/proof-row.ts'
import { type ProofStatus, proofStatuses } from '#contract/rules/proof-statuses.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { DecisionPart } from './decision-part.tsx'
import { GoneProof } from './gone-proof.tsx'
import { OrderFacts } from './order-facts.tsx'
import { ProofViewer } from './proof-viewer.tsx'
import { QueueList } from './queue-list.tsx'
import { StatusTabs } from './status-tabs.tsx'

const shownAtOnce = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const asked = url.searchParams.get('status')
  const status: ProofStatus = proofStatuses.find((one) => one === asked) ?? 'waiting'
  const { proofs, total } = await context.get(apiContext).adminOrders.proofs({ status, limit: shownAtOnce })
  const texts = messagesOf(language, ['admin-proofs'])
  return {
    status,
    proofs,
    total,
    reasons: perLanguage(reasonsIn),
    pageTitle: createTranslator(language, texts.messages)('admin-proofs:pageTitle'),
    ...texts,
  }
}

function reasonsIn(language: Language): string[] {
  const t = createTranslator(language, messagesOf(language, ['admin-proofs']).messages)
  return [
    t('admin-proofs:reason.unreadable'),
    t('admin-proofs:reason.amount'),
    t('admin-proofs:reason.recipient'),
    t('admin-proofs:reason.notReceived'),
    t('admin-proofs:reason.usedBefore'),
  ]
}

/** Adding the shown proof to the address needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const named = new URL(nextUrl)
  named.searchParams.delete('proof')
  return currentUrl.href === nextUrl.href || currentUrl.href !== named.href ? defaultShouldRevalidate : false
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.pageTitle }, { name: 'robots', content: 'noindex' }] : []
}

/**
 * Shows one proof next to its order. One decision leads to the next proof. The address names the shown proof, so a revalidated queue can't
 * put another proof in its place and under its decision.
 */
export default function ProofsPage({ loaderData }: Route.ComponentProps) {
  const { status, proofs, total, reasons } = loaderData
  const t = useMessages('admin-proofs')
  const language = useLanguage()
  const navigate = useNavigate()
  useLivePage('proofs')
  const [params] = useSearchParams()
  const namedId = params.get('proof')
  // The hint about one's own decision may arrive before the call's answer.
  const [deciding, setDeciding] = useState<ProofRow>()
  const at = namedId === null ? 0 : proofs.findIndex(({ id }) => id === namedId)
  const open = proofs[at] ?? (deciding?.id === namedId ? deciding : undefined)
  const addressOf = (proof: ProofRow | undefined) =>
    adminPages.proofs({ status: status === 'waiting' ? undefined : status, proof: proof?.id })

  // For an empty queue no proof is named, so a new one appears by itself.
  const isNamed = namedId === null ? !open : open !== undefined || proofs.length > 0
  const nameShown = useEffectEvent(() => void navigate(addressOf(open), { replace: true, preventScrollReset: true }))
  useEffect(() => {
    if (!isNamed) nameShown()
  }, [isNamed])

  function walkTo(proof: ProofRow | undefined) {
    if (proof) void navigate(addressOf(proof), { preventScrollReset: true })
  }
  useKeys([
    { keys: 'j', label: t('next'), group: 'list', act: () => walkTo(proofs[at + 1]) },
    { keys: 'k', label: t('previous'), group: 'list', act: () => walkTo(proofs[at - 1]) },
  ])

  function handleDecided(decided: ProofRow, decision: 'accepted' | 'refused') {
    showToast({ title: t(`said.${decision}`, { number: decided.order.order_number }), tone: 'success' })
    return navigate(addressOf(proofs[at + 1] ?? proofs[at - 1]), { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <AdminHeading below={status === 'waiting' && total > 0 ? t('waiting', { count: total }) : undefined}>{t('title')}</AdminHeading>
      <StatusTabs status={status} />
      {open || proofs.length > 0 ? (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
          {open ? <ProofViewer key={open.id} proof={open} /> : <GoneProof onNext={() => walkTo(proofs[0])} />}
          <div className="grid gap-5 lg:sticky lg:top-5">
            {open && <OrderFacts proof={open} />}
            {open && status === 'waiting' && (
              <DecisionPart
                key={open.id}
                proof={open}
                reasons={reasons[language].map((read, index) => ({ read, sent: reasons[open.order.language][index] ?? read }))}
                onDeciding={(isUnderWay) => setDeciding(isUnderWay ? open : undefined)}
                onDecided={(decision) => handleDecided(open, decision)}
              />
            )}
            <QueueList proofs={proofs} openId={open?.id} addressOf={addressOf} />
          </div>
        </div>
      ) : (
        <p className="rounded-edge border border-wool bg-surface px-4 py-10 text-center">{t(`none.${status}`)}</p>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
