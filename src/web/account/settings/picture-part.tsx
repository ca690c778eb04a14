import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import type { Profile } from '#contract/account.ts'
import * as account from '#contract/calls/account.gen.ts'
import { profilePicture } from '#contract/uploads.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { UserIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../part.tsx'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })))

const sidePx = 88
const mostBytes = 30 * 1024 * 1024

export function PicturePart({ profile }: { profile: Profile }) {
  const t = useMessages('settings')
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const removal = useWrite(account.removePicture, {
    onSuccess: () => afterChange(t('picture.removed')),
    onRefused: ({ error }) => showToast({ title: t('failed.title'), description: error ?? t('failed.text'), tone: 'error' }),
  })

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? []
    // Without this, choosing the same file again fires no event.
    event.target.value = ''
    if (!chosen) return
    const isPicture = chosen.type.startsWith('image/') && chosen.type !== 'image/svg+xml'
    setProblem(isPicture ? (chosen.size > mostBytes ? t('picture.tooLarge') : undefined) : t('picture.noPicture'))
    if (isPicture && chosen.size <= mostBytes) setAddress(URL.createObjectURL(chosen))
  }

  function handleClose() {
    if (address) URL.revokeObjectURL(address)
    setAddress(undefined)
  }

  async function afterChange(title: string) {
    showToast({ title, tone: 'success' })
    announceSession('user_updated')
    await refresh()
  }

  return (
    <Part title={t('picture.title')}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {profile.picture_url ? (
          <img
            src={profile.picture_url}
            alt={t('picture.alt')}
            width={sidePx}
            height={sidePx}
            className="size-22 rounded-full bg-felt object-cover"
          />
        ) : (
          <span aria-hidden="true" className="flex size-22 items-center justify-center rounded-full bg-felt text-smoke">
            <UserIcon className="size-8" />
          </span>
        )}
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap gap-3">
            <Button tone="secondary" size="small" onClick={() => input.current?.click()}>
              {profile.picture_url ? t('picture.change') : t('picture.choose')}
            </Button>
            {profile.picture_url && (
              <Button tone="quiet" size="small" loading={removal.isBusy} onClick={() => void removal.send()}>
                {t('picture.remove')}
              </Button>
            )}
          </div>
          <p className="mt-2 text-small text-smoke">{t('picture.hint')}</p>
          {problem && (
            <p role="alert" className="mt-1 text-small font-medium text-pomegranate">
              {problem}
            </p>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={profilePicture.kinds.join(',')}
          aria-label={t('picture.choose')}
          hidden
          onChange={handleChoice}
        />
      </div>
      <Suspense>
        {address && <CropDialog address={address} onClose={handleClose} onSaved={() => void afterChange(t('picture.saved'))} />}
      </Suspense>
    </Part>
  )
}
