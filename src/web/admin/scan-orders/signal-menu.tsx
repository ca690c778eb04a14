import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { ScanSignals } from './scan-settings.ts'

export type SignalMenuProps = {
  signals: ScanSignals
  eventId: string
  onChange: (signals: ScanSignals) => void
  onChooseAnother: () => void
}

export function SignalMenu({ signals, eventId, onChange, onChooseAnother }: SignalMenuProps) {
  const t = useMessages('admin-scan')
  return (
    <div className="grid gap-2 border-t border-night-raised px-4 py-3">
      {(
        [
          ['sound', t('sound')],
          ['shake', t('shake')],
        ] as const
      ).map(([name, label]) => (
        <div key={name} className="flex min-h-11 items-center justify-between gap-4">
          <span aria-hidden="true">{label}</span>
          <Switch label={label} checked={signals[name]} onChange={(isOn) => onChange({ ...signals, [name]: isOn })} />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button tone="onClothOutline" size="small" onClick={onChooseAnother}>
          {t('another')}
        </Button>
        <ButtonLink to={adminPages.eventSales(eventId)} reloadDocument tone="onClothOutline" size="small">
          {t('toCounter')}
        </ButtonLink>
      </div>
    </div>
  )
}
