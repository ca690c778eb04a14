import { printAddress } from '#contract/addresses-beside.ts'
import type { Location } from '#contract/partner-area.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { PrinterIcon, TrashIcon } from '#web/ui/icons.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { CopyTextButton } from '../copied-line.tsx'
import { ShareButton } from '../share-button.tsx'
import { WebAddress } from '../web-address.tsx'

export type LocationCardProps = {
  location: Location
  isBusy: boolean
  onEdit: () => void
  onRemove: () => void
  onSwitch: (isActive: boolean) => void
}

export function LocationCard({ location, isBusy, onEdit, onRemove, onSwitch }: LocationCardProps) {
  const t = useMessages('partner-places')
  const { publicUrl } = useShop()
  const { name, kind, address, city, tracking_code: code, is_active, scans, orders } = location
  const link = publicUrl + partnerPages.shortLink(code)
  return (
    <article
      aria-label={name}
      className="row-span-4 grid grid-cols-1 grid-rows-subgrid gap-y-4 rounded-edge border border-wool bg-surface p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="keeps-room">
          <h2 className="font-display text-heading-3 wrap-anywhere">{name}</h2>
          <p className="mt-1 text-label wrap-anywhere text-smoke">{[t(`kind.${kind}`), address, city].filter(Boolean).join(', ')}</p>
        </div>
        <span className="flex items-center gap-2.5 pt-1.5 text-small text-smoke">
          {t(is_active ? 'on' : 'off')}
          <Switch label={t('switch', { name })} checked={is_active} disabled={isBusy} onChange={onSwitch} />
        </span>
      </div>
      <div className="flex items-center gap-4 rounded-edge bg-felt p-4">
        <img
          src={printAddress(code, { format: 'svg' })}
          alt={t('codeOf', { name })}
          width={96}
          height={96}
          loading="lazy"
          className="size-24 shrink-0 bg-white"
        />
        <div className="min-w-0">
          <p className="text-body font-bold">{code}</p>
          <p className="text-small wrap-anywhere text-smoke">
            <WebAddress>{link}</WebAddress>
          </p>
          <p className="figures mt-1.5 text-small">
            <span className="whitespace-nowrap">{t('scans', { count: scans })},</span>{' '}
            <span className="whitespace-nowrap">{t('orders', { count: orders })}</span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={partnerPages.qr({ place: code })} size="small">
          <PrinterIcon className="size-4.5" />
          {t('print')}
        </ButtonLink>
        <ShareButton title={name} url={link} />
        <CopyTextButton text={link} name={t('linkOf', { name })} />
      </div>
      <div className="flex gap-2 border-t border-wool pt-3">
        <Button tone="quiet" size="small" onClick={onEdit} aria-label={t('editNamed', { name })}>
          {t('edit')}
        </Button>
        <Button tone="quiet" size="small" onClick={onRemove} aria-label={t('removeNamed', { name })} className="px-3">
          <TrashIcon className="size-4.5" />
        </Button>
      </div>
    </article>
  )
}
