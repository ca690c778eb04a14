import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { AddressRows } from '../address-rows.tsx'
import { Part } from '../part.tsx'
import type { ShownAddress } from './overview-view.ts'

export function AddressPart({ address }: { address: ShownAddress | undefined }) {
  const t = useMessages('account')
  return (
    <Part title={t('overview.address')}>
      {address ? (
        <AddressRows address={address} countryName={address.countryName} />
      ) : (
        <p className="text-smoke">{t('overview.noAddress')}</p>
      )}
      <p className="mt-3">
        <Link to={pages.accountAddresses()} className="text-link text-label font-medium">
          {address ? t('overview.addressBook') : t('overview.addAddress')}
        </Link>
      </p>
    </Part>
  )
}
