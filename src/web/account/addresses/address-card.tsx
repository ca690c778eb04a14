import { useState } from 'react'
import * as members from '#contract/calls/members.gen.ts'
import type { OwnAddress } from '#contract/members.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { showToast } from '#web/ui/toasts.ts'
import { AddressRows } from '../address-rows.tsx'

export type AddressCardProps = { address: OwnAddress; countryName: string; onEdit: () => void; onRemove: () => void }

const link = 'text-link min-h-11 py-2 text-label font-medium'

type DefaultKind = 'is_default_shipping' | 'is_default_billing'

export function AddressCard({ address, countryName, onEdit, onRemove }: AddressCardProps) {
  const t = useMessages('account')
  const refresh = useRefresh()
  const { send, isBusy } = useWrite(members.changeAddress, {
    onSuccess: async () => {
      showToast({ title: t('addresses.saved'), tone: 'success' })
      await refresh()
    },
    onRefused: ({ error }) => showToast({ title: t('addresses.saveFailed'), description: error, tone: 'error' }),
  })
  const [asked, setAsked] = useState<DefaultKind>()
  const place = [address.address, address.city].join(', ')

  function makeDefault(which: DefaultKind) {
    setAsked(which)
    void send({ params: { id: address.id }, body: { ...bodyOf(address), [which]: true } })
  }

  const kinds = [
    {
      which: 'is_default_shipping',
      isOn: address.is_default_shipping,
      is: t('addresses.isDefaultShipping'),
      make: t('addresses.makeDefaultShipping'),
    },
    {
      which: 'is_default_billing',
      isOn: address.is_default_billing,
      is: t('addresses.isDefaultBilling'),
      make: t('addresses.makeDefaultBilling'),
    },
  ] as const

  return (
    <article
      aria-label={`${t(`addresses.label.${address.label}`)}: ${place}`}
      className={classNames('flex h-full flex-col rounded-edge p-5', address.is_default_shipping ? 'bg-felt' : 'border border-wool')}
    >
      <h2 className="mb-2 text-small text-smoke">{t(`addresses.label.${address.label}`)}</h2>
      <AddressRows address={address} countryName={countryName} />
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {kinds.map(({ which, isOn, is }) => isOn && <DefaultMark key={which}>{is}</DefaultMark>)}
      </div>
      <div className="mt-auto grid gap-2 pt-4">
        {kinds.map(
          ({ which, isOn, make }) =>
            !isOn && (
              <Button
                key={which}
                tone="quiet"
                size="small"
                loading={isBusy && asked === which}
                onClick={() => makeDefault(which)}
                className="justify-self-start"
              >
                {make}
              </Button>
            ),
        )}
        <p className="flex gap-5">
          <button type="button" className={link} aria-label={t('addresses.editNamed', { address: place })} onClick={onEdit}>
            {t('addresses.edit')}
          </button>
          <button type="button" className={link} aria-label={t('addresses.removeNamed', { address: place })} onClick={onRemove}>
            {t('addresses.remove')}
          </button>
        </p>
      </div>
    </article>
  )
}

function DefaultMark({ children }: { children: string }) {
  return <span className="inline-flex min-h-6 items-center rounded-chip bg-selected px-2 text-small font-bold text-lapis">{children}</span>
}

/** Returns the call's input without the defaults; omitted fields stay unchanged. */
function bodyOf({ label, name, phone, address, city, state, zip, country }: OwnAddress) {
  return { label, name, phone, address, city, state, zip, country }
}
