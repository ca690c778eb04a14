import { accountIdOf } from '#contract/actor.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import type { Route } from './+types/page'
import { AdministratorRow, rowLook } from './administrator-row.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { RoleRights } from './role-rights.tsx'
import { SignOutEverybody } from './sign-out.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [{ admins }, { invitations }] = await loadPart(Promise.all([api.people.admins(), api.adminInvitations.list({ limit: 100 })]))
  const messages = messagesOf(language, ['admin-administrators'])
  const open = invitations.filter(({ status }) => status === 'sent' || status === 'expired')
  const title = createTranslator(language, messages.messages)('admin-administrators:pageTitle')
  return { admins, invitations: open, ownId: accountIdOf(actor), loadedAt: new Date().toISOString(), title, ...messages }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []
}

export default function AdministratorsPage({ loaderData }: Route.ComponentProps) {
  const { admins, invitations, ownId, loadedAt } = loaderData
  const t = useMessages('admin-administrators')
  const refresh = useRefresh()
  useLivePage('people')

  return (
    <div className="grid grid-cols-1 gap-4">
      <AdminHeading below={t('lead')} aside={<SignOutEverybody />}>
        {t('title')}
      </AdminHeading>
      <div className="grid grid-cols-1 items-start gap-5 min-[90rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 rounded-edge border border-wool bg-surface">
          <div aria-hidden="true" className={`${rowLook} border-b border-wool text-tiny font-medium text-smoke max-lg:hidden`}>
            <span>{t('column.person')}</span>
            <span>{t('column.role')}</span>
            <span>{t('column.secondStep')}</span>
            <span>{t('column.seen')}</span>
          </div>
          <ul aria-label={t('title')} className="divide-y divide-wool/70">
            {admins.map((admin) => (
              <AdministratorRow key={admin.id} admin={admin} isSelf={admin.id === ownId} now={loadedAt} />
            ))}
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} onChange={refresh} />
            ))}
          </ul>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <InviteForm onDone={refresh} />
          <RoleRights />
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
