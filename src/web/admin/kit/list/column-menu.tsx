import { Menu } from '@base-ui/react/menu'
import { useNavigate } from 'react-router'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { iconButtonLook } from '#web/ui/icon-button-look.ts'
import { CheckIcon, ColumnsIcon } from '#web/ui/icons.tsx'
import type { Column } from './list-parts.ts'

export type ColumnMenuProps<Row> = {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  addressOf: (hidden: readonly string[]) => string
}

/** Chooses the visible columns, which are part of the address and of saved views. The first column is always visible. */
export function ColumnMenu<Row>({ columns, hidden, addressOf }: ColumnMenuProps<Row>) {
  const t = useMessages('admin-list')
  const navigate = useNavigate()
  const label = t('columns', { shown: columns.length - hidden.length, all: columns.length })
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label={label} title={label} className={`${iconButtonLook({ look: 'plain', size: 'dense' })} max-sm:hidden`}>
        <ColumnsIcon className="size-4.5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-50 outline-none">
          <Menu.Popup className="min-w-48 rounded-edge bg-surface py-1.5 text-ink shadow-float outline-none">
            {columns.slice(1).map(({ key, heading }) => (
              <Menu.CheckboxItem
                key={key}
                closeOnClick={false}
                checked={!hidden.includes(key)}
                onCheckedChange={(isShown) => {
                  const next = isShown ? hidden.filter((one) => one !== key) : [...hidden, key]
                  void navigate(addressOf(next), { replace: true, preventScrollReset: true })
                }}
                className="flex min-h-8 cursor-pointer items-center gap-3 px-4 text-small outline-none select-none data-highlighted:bg-hover"
              >
                <span className="size-4">
                  <Menu.CheckboxItemIndicator>
                    <CheckIcon className="size-4 text-lapis" strokeWidth={2.5} />
                  </Menu.CheckboxItemIndicator>
                </span>
                {heading}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
