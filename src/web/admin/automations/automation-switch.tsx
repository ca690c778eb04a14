import type { Automation } from '#contract/automations.ts'
import * as automations from '#contract/calls/automations.gen.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

/** Turns an automation on or off immediately; can be undone like other actions. */
export function AutomationSwitch({ automation: { kind, is_active } }: { automation: Automation }) {
  const t = useMessages('admin-automations')
  const changing = useWrite(automations.change)
  const name = t(`kind.${kind}`)
  const set = (isOn: boolean) =>
    changing.act(
      { kind, is_active: isOn },
      {
        done: t(isOn ? 'on' : 'off', { name }),
        failed: t('notChanged', { name }),
        undo: { input: { kind, is_active: !isOn }, undone: t(isOn ? 'off' : 'on', { name }) },
      },
    )
  return (
    <span className="flex shrink-0 items-center gap-2 text-small font-medium">
      <span aria-hidden="true">{t(is_active ? 'isOn' : 'isOff')}</span>
      <Switch label={t('switch', { name })} checked={is_active} onChange={(isOn) => void set(isOn)} />
    </span>
  )
}
