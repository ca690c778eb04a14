import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ArrowRightIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Link } from '#web/ui/link.tsx'
import { makingsFor, placesFor } from '../kit/frame/places.ts'
import { DashboardPart } from './dashboard-part.tsx'

const places: readonly string[] = ['scan']
const ofAdministrators = [
  { key: 'newDiscount', to: adminPages.newDiscount() },
  { key: 'import', to: adminPages.productImport() },
] as const

export function QuickActions({ isAdministrator }: { isAdministrator: boolean }) {
  const t = useMessages('admin-dashboard')
  const common = useMessages('admin')
  const role = isAdministrator ? 'admin' : 'staff'
  const actions = [
    ...makingsFor(role).map(({ key, to, newKey }) => ({ label: common(`nav.make.${key}`), to, keys: `n ${newKey}` })),
    ...placesFor(role)
      .filter(({ key }) => places.includes(key))
      .map(({ key, to, goKey }) => ({ label: common(`nav.place.${key}`), to, keys: `g ${goKey}` })),
    ...(isAdministrator ? ofAdministrators.map(({ key, to }) => ({ label: t(`quick.${key}`), to, keys: undefined })) : []),
  ]
  return (
    <DashboardPart title={t('quick.title')}>
      <ul className="grid grid-cols-2 max-sm:grid-cols-1">
        {actions.map(({ label, to, keys }) => (
          <li key={label} className="border-t border-wool sm:odd:not-last:border-r sm:last:odd:col-span-2">
            <Link
              to={to}
              className="flex h-full min-h-11 items-center justify-between gap-2 px-4 py-1 font-medium -outline-offset-3 leading-tight hover:bg-hover"
            >
              {label}
              {keys === undefined ? (
                <ArrowRightIcon className="size-4 shrink-0 text-smoke" />
              ) : (
                <span className="flex shrink-0 gap-1 max-md:hidden">
                  {keys.split(' ').map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </DashboardPart>
  )
}
