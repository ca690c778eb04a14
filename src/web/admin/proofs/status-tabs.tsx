import { type ProofStatus, proofStatuses } from '#contract/rules/proof-statuses.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ListViews } from '../kit/list/list-views.tsx'

export function StatusTabs({ status }: { status: ProofStatus }) {
  const t = useMessages('admin-proofs')
  return (
    <ListViews
      tabs={proofStatuses.map((one) => ({
        key: one,
        label: t(`status.${one}`),
        to: adminPages.proofs({ status: one === 'waiting' ? undefined : one }),
        isCurrent: one === status,
      }))}
    />
  )
}
