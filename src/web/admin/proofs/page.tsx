import { redirect, useNavigate, useRevalidator } from 'react-router'
import { languages, type Language } from '#contract/languages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import type { ProofRow } from '#contract/proof-row.ts'
import { type ProofStatus, proofStatuses } from '#contract/rules/proof-statuses.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { showToast } from '#web/ui/toasts.ts'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { keepOnFailure, useShownData } from '../kit/keep-on-failure.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { useStaffTopic } from '../live/use-staff-topic.ts'
import { LoadFailed } from '../load-failed.tsx'
import { DecisionPart } from './decision-part.tsx'
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
  const openId = url.searchParams.get('proof')
  // What is looked at stands in the address, so that no other takes its place unseen when it leaves the queue.
  if (openId === null && proofs[0]) throw redirect(addressIn(status, proofs[0]))
  return {
    status,
    proofs,
    total,
    openId,
    reasons: Object.fromEntries(languages.map((one) => [one, reasonsIn(one)])) as Record<Language, string[]>,
    pageTitle: createTranslator(language, texts.messages)('admin-proofs:pageTitle'),
    ...texts,
  }
}

function addressIn(status: ProofStatus, proof: ProofRow | undefined): string {
  return adminPages.proofs({ status: status === 'waiting' ? undefined : status, proof: proof?.id })
}

/** The buyer reads the reason, so it is in the buyer's language. */
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

export const clientLoader = keepOnFailure<Awaited<ReturnType<typeof loader>>>('proofs')

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.pageTitle }, { name: 'robots', content: 'noindex' }] : []
}

/** One flow: a proof beside its order; decided by one key, and the next one is there. */
export default function ProofsPage({ loaderData }: Route.ComponentProps) {
  const { status, proofs, total, openId, reasons } = loaderData
  const t = useMessages('admin-proofs')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useShownData('proofs', loaderData)
  useStaffTopic('proofs', () => void revalidate())
  const at = proofs.findIndex(({ id }) => id === openId)
  const [open, first] = [proofs[at], proofs[0]]
  const addressOf = (proof: ProofRow | undefined) => addressIn(status, proof)

  function walkTo(proof: ProofRow | undefined) {
    if (proof) void navigate(addressOf(proof), { preventScrollReset: true })
  }
  useKeys([
    { keys: 'j', label: t('next'), group: 'list', act: () => walkTo(proofs[at + 1]) },
    { keys: 'k', label: t('previous'), group: 'list', act: () => walkTo(proofs[at - 1]) },
  ])

  function handleDecided(decided: ProofRow, decision: 'accepted' | 'refused') {
    showToast({ title: t(`said.${decision}`, { number: decided.order.order_number }), tone: 'success' })
    void navigate(addressOf(proofs[at + 1] ?? proofs[at - 1]), { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AdminHeading below={status === 'waiting' && total > 0 ? t('waiting', { count: total }) : undefined}>{t('title')}</AdminHeading>
      <StatusTabs status={status} />
      {open ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
          <ProofViewer key={open.id} proof={open} />
          <div className="grid gap-5 lg:sticky lg:top-5">
            <OrderFacts proof={open} />
            {status === 'waiting' && (
              <DecisionPart
                key={open.id}
                proof={open}
                reasons={reasons[open.order.language]}
                onDecided={(decision) => handleDecided(open, decision)}
              />
            )}
            <QueueList proofs={proofs} openId={open.id} addressOf={addressOf} />
          </div>
        </div>
      ) : first ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
          <div className="grid justify-items-center gap-4 rounded-edge border border-wool bg-surface px-4 py-10 text-center">
            <output>{t('gone')}</output>
            <ButtonLink tone="quiet" size="small" to={addressOf(first)}>
              {t('next')} <Kbd>j</Kbd>
            </ButtonLink>
          </div>
          <QueueList proofs={proofs} openId="" addressOf={addressOf} />
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
