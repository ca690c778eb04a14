import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { makingsFor } from '../kit/frame/places.ts'

/** The same actions as the key `n` followed by a letter, for people who do not know the keys. */
export function NewMenu({ isAdministrator }: { isAdministrator: boolean }) {
  const t = useMessages('admin-dashboard')
  const common = useMessages('admin')
  return (
    <Menu
      dense
      trigger={
        <Button size="dense">
          {t('new')}
          <ChevronDownIcon className="size-3.5" />
        </Button>
      }
      items={makingsFor(isAdministrator ? 'admin' : 'staff').map(({ key, to }) => ({ key, label: common(`nav.make.${key}`), to }))}
    />
  )
}
