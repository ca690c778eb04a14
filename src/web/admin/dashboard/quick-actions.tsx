import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ArrowRightIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { DashboardPart } from './dashboard-part.tsx'

const ofStaff = [
  { key: 'proofs', to: pages.adminProofs() },
  { key: 'production', to: pages.adminProduction() },
  { key: 'messages', to: pages.adminMessages() },
] as const
const ofAdministrators = [
  { key: 'newProduct', to: pages.adminProductNew() },
  { key: 'newDiscount', to: pages.adminNewDiscount() },
  { key: 'import', to: pages.adminProductImport() },
] as const

/** What is begun most often, one press away; only what this person may do. */
export function QuickActions({ isAdministrator }: { isAdministrator: boolean }) {
  const t = useMessages('admin-dashboard')
  const actions = isAdministrator ? [...ofAdministrators, ...ofStaff] : ofStaff
  return (
    <DashboardPart title={t('quick.title')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2 px-4 pb-4">
        {actions.map(({ key, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="press flex h-full min-h-11 items-center justify-between gap-2 rounded-edge border border-wool px-3 py-1 font-medium hover:border-edge hover:bg-office"
            >
              {t(`quick.${key}`)}
              <ArrowRightIcon className="size-4 shrink-0 text-smoke" />
            </Link>
          </li>
        ))}
      </ul>
    </DashboardPart>
  )
}
