import { useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import { jobTicketAddress } from '#contract/addresses-beside.ts'
import type { QueueItem, Worker } from '#contract/production.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { RemakeForm } from '../production-steps/remake-form.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { noteVersions } from './item-versions.ts'

export type CardDialogProps = { item: QueueItem; people: readonly Worker[]; onClose: () => void }

export function CardDialog({ item, people, onClose }: CardDialogProps) {
  const t = useMessages('admin-production')
  const common = useMessages('admin')
  const language = useLanguage()
  const refresh = useRefresh()
  const [assignee, setAssignee] = useState(item.assigned_to ?? '')
  const [readAt, setReadAt] = useState(item.current_step?.updated_at)
  const assign = useWrite(production.changeStep, {
    onSuccess: ({ item: { order_item_id, updated_at }, steps }) => {
      setReadAt(steps.find(({ id }) => id === step?.id)?.updated_at)
      noteVersions({ [order_item_id]: updated_at })
      void refresh()
    },
  })
  const { order_item_id: id, current_step: step } = item
  const line = 'text-link inline-flex min-h-11 items-center'

  async function give(accountId: string) {
    if (!step) return
    const before = assignee
    setAssignee(accountId)
    const body = { assigned_to: accountId || null, expected_updated_at: readAt }
    const outcome = await assign.send({ params: { id, stepId: step.id }, body })
    if (!('refusal' in outcome)) return
    const { refusal } = outcome
    if (refusal.code !== 'changed_meanwhile') return setAssignee(before)
    // Shows the other person's choice, so the user can decide whether to override it.
    setAssignee(refusal.current.assigned_to ?? '')
    setReadAt(refusal.current.updated_at)
    void refresh()
  }

  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${item.order_number} · ${item.name}`}
      closeLabel={common('action.close')}
    >
      <div className="grid gap-4">
        {step && (
          <SelectField
            label={t('who', { step: step.name })}
            size="medium"
            value={assignee}
            onChange={({ target }) => void give(target.value)}
          >
            <option value="">{t('nobody')}</option>
            {withAssignee(people, item).map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </SelectField>
        )}
        {assign.refused && (
          <Notice tone="error" announced>
            {assign.refused}
          </Notice>
        )}
        <p className="flex flex-wrap gap-x-5">
          <Link to={adminPages.itemSteps(id)} className={line}>
            {t('openSteps')}
          </Link>
          <Link to={adminPages.order(item.order_number)} className={line}>
            {t('openOrder')}
          </Link>
          <a href={jobTicketAddress(id, language)} target="_blank" rel="noreferrer" className={line}>
            {t('steps.ticket')}
          </a>
        </p>
        <RemakeForm
          itemId={id}
          onMade={() => {
            void refresh()
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}

/** The list includes the current assignee even if that person is no longer active. */
function withAssignee(people: readonly Worker[], { assigned_to, assignee }: QueueItem): readonly Worker[] {
  if (assigned_to === null || people.some(({ id }) => id === assigned_to)) return people
  return [{ id: assigned_to, name: assignee ?? '' }, ...people]
}
