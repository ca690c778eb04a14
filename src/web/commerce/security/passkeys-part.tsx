import { lazy, Suspense, useState } from 'react'
import type { OwnPasskey } from '#contract/passkeys.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import type { Proofs } from './proof-step.tsx'
import { SecurityPart } from './security-part.tsx'

const AddPasskeyDialog = lazy(() => import('./add-passkey-dialog.tsx').then((module) => ({ default: module.AddPasskeyDialog })))
const RenamePasskeyDialog = lazy(() => import('./rename-passkey-dialog.tsx').then((module) => ({ default: module.RenamePasskeyDialog })))
const RemovePasskeyDialog = lazy(() => import('./remove-passkey-dialog.tsx').then((module) => ({ default: module.RemovePasskeyDialog })))

type Opened = { what: 'add' } | { what: 'rename' | 'remove'; passkey: OwnPasskey }

export function PasskeysPart({ passkeys, proofs }: { passkeys: readonly OwnPasskey[]; proofs: Proofs }) {
  const t = useMessages('security')
  const language = useLanguage()
  const [opened, setOpened] = useState<Opened>()
  const [isOpen, setIsOpen] = useState(false)

  function open(next: Opened) {
    setOpened(next)
    setIsOpen(true)
  }

  return (
    <SecurityPart title={t('passkeys.title')} text={t('passkeys.text')}>
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-wool border-y border-wool">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-bold break-words">{passkey.name}</p>
                <p className="text-small text-smoke">
                  {t('passkeys.since', { date: formatDate(language, passkey.createdAt) })}{' '}
                  {passkey.lastUsedAt ? t('passkeys.used', { date: formatDate(language, passkey.lastUsedAt) }) : t('passkeys.unused')}
                  {passkey.isSynced && ` ${t('passkeys.synced')}`}
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={t('rename.open', { name: passkey.name })}
                  onClick={() => open({ what: 'rename', passkey })}
                >
                  {t('rename.button')}
                </Button>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={t('remove.open', { name: passkey.name })}
                  onClick={() => open({ what: 'remove', passkey })}
                >
                  {t('remove.button')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button tone="secondary" size="small" onClick={() => open({ what: 'add' })}>
        {t('passkeys.add')}
      </Button>
      <Suspense>
        {opened?.what === 'add' && <AddPasskeyDialog proofs={proofs} open={isOpen} onOpenChange={setIsOpen} />}
        {opened?.what === 'rename' && (
          <RenamePasskeyDialog key={opened.passkey.id} passkey={opened.passkey} open={isOpen} onOpenChange={setIsOpen} />
        )}
        {opened?.what === 'remove' && (
          <RemovePasskeyDialog key={opened.passkey.id} passkey={opened.passkey} proofs={proofs} open={isOpen} onOpenChange={setIsOpen} />
        )}
      </Suspense>
    </SecurityPart>
  )
}
