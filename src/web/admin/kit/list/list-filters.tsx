import { Popover } from '@base-ui/react/popover'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { FilterIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { useKeys } from '../keys/keyboard.tsx'
import { FilterPanel, type FilterValues } from './filter-panel.tsx'
import type { FilterField } from './list-parts.ts'
import type { ActiveFilter } from './nothing-listed.tsx'

const Dialog = lazy(() => import('#web/ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

export type ListFiltersProps = {
  fields: readonly FilterField[]
  values: FilterValues
  active: readonly ActiveFilter[]
  addressOf: (change: FilterValues) => string
  clearTo: string
  total: number
}

/** Filters as chips and a panel; on a phone as a sheet whose button shows the number of rows. */
export function ListFilters({ fields, values, active, addressOf, clearTo, total }: ListFiltersProps) {
  const t = useMessages('admin-list')
  const navigate = useNavigate()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  useKeys([{ keys: 'f', label: t('key.filter'), group: 'list', act: () => opener.current?.click() }])
  const show = (change: FilterValues) => void navigate(addressOf(change), { replace: true, preventScrollReset: true })
  if (fields.length === 0) return null

  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5 max-sm:hidden">
        {active.map(({ name, label, value, without }) => (
          <Chip key={name} dense to={without} label={t('filter.remove', { name: `${label}: ${value}` })}>
            {`${label}: ${value}`}
          </Chip>
        ))}
        <Popover.Root open={isPanelOpen} onOpenChange={setPanelOpen}>
          <Popover.Trigger ref={opener} className={`${buttonLook({ tone: 'quiet', size: 'dense' })} border-dashed font-medium`}>
            <PlusIcon className="size-3.5" />
            {t('filter.add')}
            <Kbd>f</Kbd>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner align="start" sideOffset={6} className="z-30">
              <Popover.Popup className="max-h-(--available-height) w-88 overflow-y-auto rounded-edge bg-surface p-4 text-small text-ink shadow-float outline-none transition-opacity duration-200 data-ending-style:opacity-0 starting:opacity-0">
                <Popover.Title className="sr-only">{t('filter.title')}</Popover.Title>
                <FilterPanel fields={fields} values={values} onChange={show} size="dense" />
                <div className="mt-4 flex items-center justify-between border-t border-wool pt-3">
                  <span className="figures text-smoke">{t('filter.found', { count: total })}</span>
                  <Popover.Close className={buttonLook({ tone: 'quiet', size: 'dense' })}>{t('close')}</Popover.Close>
                </div>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </div>
      <Button
        tone="quiet"
        size="small"
        aria-label={active.length > 0 ? `${t('filter.title')}: ${active.length}` : t('filter.title')}
        className="shrink-0 sm:hidden"
        onClick={() => setSheetOpen(true)}
      >
        <FilterIcon className="size-5" />
        <CountBadge count={active.length} tone="ink" />
      </Button>
      {isSheetOpen && (
        <Suspense>
          <Dialog
            open
            onOpenChange={setSheetOpen}
            title={t('filter.title')}
            closeLabel={t('close')}
            actions={
              <>
                <Button tone="quiet" onClick={() => void navigate(clearTo, { replace: true, preventScrollReset: true })}>
                  {t('filter.clear')}
                </Button>
                <Button onClick={() => setSheetOpen(false)}>{t('filter.show', { count: total })}</Button>
              </>
            }
          >
            <FilterPanel fields={fields} values={values} onChange={show} size="medium" />
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
