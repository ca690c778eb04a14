import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { CampaignStatusChip } from '../campaigns/campaign-status-chip.tsx'
import { isRemovable } from '../campaigns/removable.ts'
import { usePageActions } from '../kit/palette/actions.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

export type CampaignHeadProps = { campaign: Pick<Campaign, 'id' | 'name' | 'status' | 'counts'>; below: ReactNode; children: ReactNode }

export function CampaignHead({ campaign, below, children }: CampaignHeadProps) {
  const t = useMessages('admin-campaigns')
  const edit = useMessages('admin-edit')
  const navigate = useNavigate()
  const copying = useWrite(campaigns.copy)
  const removing = useWrite(campaigns.remove)
  const [isAsking, setAsking] = useState(false)
  const { id, name, status } = campaign

  const copy = () =>
    copying.act(
      { id },
      {
        done: (made) => t('copied', { name: made.name }),
        next: (made) => navigate(adminPages.campaign(made.id)),
      },
    )
  const remove = () =>
    removing.act({ id }, { done: edit('remove.done', { name }), next: () => navigate(adminPages.campaigns(), { replace: true }) })
  usePageActions([{ key: 'copy', label: t('copy'), act: () => void copy() }])

  return (
    <div>
      <BackLink to={adminPages.campaigns()}>{t('title')}</BackLink>
      <AdminHeading
        below={below}
        aside={
          <div className="flex flex-wrap items-center gap-2">
            {children}
            <Menu
              dense
              trigger={
                <Button tone="quiet" size="dense" className="max-md:min-h-11">
                  {t('more')}
                  <ChevronDownIcon className="size-4" />
                </Button>
              }
              items={[
                { key: 'copy', label: t('copy'), onSelect: () => void copy() },
                ...(isRemovable(campaign)
                  ? ['line' as const, { key: 'remove', label: t('remove'), danger: true, onSelect: () => setAsking(true) }]
                  : []),
              ]}
            />
          </div>
        }
      >
        <span className="flex flex-wrap items-center gap-3">
          <span translate="no">{name}</span>
          <span className="text-small font-medium text-smoke">
            <CampaignStatusChip status={status} />
          </span>
        </span>
      </AdminHeading>
      <Suspense>
        {isAsking && (
          <AskDialog
            title={edit('remove.title', { name })}
            text={t('removeText')}
            confirm={edit('remove.confirm', { name })}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void remove()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
