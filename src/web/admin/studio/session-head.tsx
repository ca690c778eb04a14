import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import * as calls from '#contract/calls/studio.gen.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { StudioSession } from '#contract/studio.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CameraIcon, MoreIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { askedFor } from './use-step-figures.ts'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

export function SessionHead({ session, now, children }: { session: StudioSession; now: string; children: ReactNode }) {
  const t = useMessages('admin-studio')
  const edit = useMessages('admin-edit')
  const language = useLanguage()
  const navigate = useNavigate()
  const removing = useWrite(calls.remove)
  const [isAsking, setAsking] = useState(false)
  const { id, product, engine, engine_reason: reason, shots, created_by: by, created_at: at } = session
  const name = [product.name, product.variation_name].filter(Boolean).join(', ')
  const begun = formatWhen(language, at, now)
  return (
    <div>
      <BackLink to={adminPages.studio()}>{t('title')}</BackLink>
      <AdminHeading
        below={[
          t('head.pictures', { count: askedFor(shots) }),
          by === null ? t('head.begun', { at: begun }) : t('head.begunBy', { at: begun, name: by }),
        ].join(' · ')}
        aside={
          <div className="flex flex-wrap items-center gap-2">
            <p className="flex min-h-9 items-center gap-2 rounded-edge bg-pending-ground px-3 py-1 text-small text-pending">
              <CameraIcon className="size-4 max-sm:hidden" />
              <span>
                <b className="font-bold">{t(`engine.name.${engine}`)}</b> {t(`engine.why.${reason}`)}
              </span>
            </p>
            {children}
            <Menu
              dense
              trigger={
                <Button tone="quiet" size="dense" aria-label={t('head.more')} className="max-md:min-h-11">
                  <MoreIcon className="size-4" />
                </Button>
              }
              items={[
                { key: 'product', label: t('save.toEditor'), to: adminPages.product(product.id) },
                { key: 'log', label: t('head.log'), to: adminPages.log({ entity: 'studio_session', entity_id: id }) },
                'line',
                { key: 'remove', label: t('head.remove'), danger: true, onSelect: () => setAsking(true) },
              ]}
            />
          </div>
        }
      >
        <span className="break-words">{name}</span>
      </AdminHeading>
      <Suspense>
        {isAsking && (
          <AskDialog
            title={edit('remove.title', { name })}
            text={t('head.removeText')}
            confirm={edit('remove.confirm', { name })}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void removing.act(
                { id },
                {
                  done: edit('remove.done', { name }),
                  failed: t('failed.remove'),
                  next: () => navigate(adminPages.studio(), { replace: true }),
                },
              )
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
