import { useState } from 'react'
import * as people from '#contract/calls/people.gen.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { Admin } from '#contract/people.ts'
import { backOfficeRoles } from '#contract/rules/roles.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MoreIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { Initials } from '../kit/initials.tsx'
import { SignOutDialog } from './sign-out.tsx'

export const rowLook =
  'relative grid grid-cols-1 items-center gap-x-4 gap-y-2 px-3.5 py-2.5 lg:grid-cols-[minmax(0,1fr)_11.5rem_8.5rem_6rem_2.25rem]'

type AdministratorRowProps = { admin: Admin; isSelf: boolean; now: string }

export function AdministratorRow({ admin, isSelf, now }: AdministratorRowProps) {
  const t = useMessages('admin-administrators')
  const language = useLanguage()
  const changeAdmin = useWrite(people.changeAdmin)
  const [isAsking, setAsking] = useState(false)
  const name = admin.full_name || admin.email
  const roles = useMessages('roles')
  const roleName = (role: Admin['role']) => roles(`name.${role}`)
  const isActive = admin.status === 'active'

  type Change = { role: Admin['role'] } | { status: Admin['status'] }
  const tryTo = (body: Change, back: Change, { title, undone }: { title: string; undone: string }) =>
    changeAdmin.act(
      { params: { id: admin.id }, body: { ...body, expected_updated_at: admin.updated_at } },
      { done: title, failed: t('failed', { name }), undo: { input: { params: { id: admin.id }, body: back }, undone } },
    )

  const [off, on] = [t('switchedOff', { name }), t('switchedOn', { name })]
  const handleRole = (role: Admin['role']) =>
    void tryTo(
      { role },
      { role: admin.role },
      {
        title: t('changed', { name, role: roleName(role) }),
        undone: t('changedBack', { name, role: roleName(admin.role) }),
      },
    )
  const handleStatus = () =>
    void tryTo(
      { status: isActive ? 'deactivated' : 'active' },
      { status: admin.status },
      isActive ? { title: off, undone: on } : { title: on, undone: off },
    )

  const secondStep =
    admin.has_app && admin.passkeys > 0 ? t('appAndPasskey') : admin.has_app ? t('app') : admin.passkeys > 0 ? t('passkey') : undefined
  return (
    <li className={`${rowLook} ${isActive ? '' : 'text-smoke'}`}>
      <div className="flex min-w-0 items-center gap-3 max-lg:pr-12">
        <Initials name={name} />
        <div className="min-w-0">
          <p className="font-bold break-words">
            {name} {isSelf && <span className="font-normal text-smoke">{t('you')}</span>}
          </p>
          <p className="break-all text-tiny text-smoke">{admin.email}</p>
        </div>
      </div>
      {!isActive ? (
        <div>
          <StatusChip status="cancelled">{t('deactivated')}</StatusChip>
        </div>
      ) : isSelf ? (
        <p>{roleName(admin.role)}</p>
      ) : (
        <SelectField
          label={t('roleOf', { name })}
          labelHidden
          size="dense"
          value={admin.role}
          onChange={(event) => {
            const role = backOfficeRoles.find((known) => known === event.target.value)
            if (role && role !== admin.role) handleRole(role)
          }}
        >
          {backOfficeRoles.map((role) => (
            <option key={role} value={role}>
              {roleName(role)}
            </option>
          ))}
        </SelectField>
      )}
      <p className={secondStep === undefined ? 'font-bold text-proof' : ''}>
        <span className="text-smoke lg:sr-only">{t('column.secondStep')}: </span>
        {secondStep ?? t('none')}
      </p>
      <p className="figures text-smoke">
        <span className="lg:sr-only">{t('column.seen')}: </span>
        {admin.last_seen === null ? t('never') : formatWhen(language, admin.last_seen, now)}
      </p>
      <div className="max-lg:absolute max-lg:top-2 max-lg:right-2">
        <Menu
          dense
          trigger={
            <IconButton size="dense" label={t('more', { name })} className="hit-area">
              <MoreIcon className="size-4.5" />
            </IconButton>
          }
          items={[
            { key: 'log', label: t('log'), to: adminPages.log({ actor: admin.id }) },
            ...(isSelf
              ? []
              : [
                  ...(isActive ? [{ key: 'signOut', label: t('signOut'), onSelect: () => setAsking(true) }] : []),
                  'line' as const,
                  { key: 'status', label: t(isActive ? 'deactivate' : 'activate'), danger: isActive, onSelect: handleStatus },
                ]),
          ]}
        />
        {isAsking && <SignOutDialog admin={admin} onClose={() => setAsking(false)} />}
      </div>
    </li>
  )
}
