import type { OwnAddress } from '#contract/members.ts'
import type { CheckoutOptions } from '#contract/checkout.ts'
import { type SubmitEvent, useEffect, useState } from 'react'
import * as members from '#contract/calls/members.gen.ts'
import { countryOf } from '#contract/countries.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OptionGroup } from '#web/ui/option-group.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { AddressInputs } from './address-inputs.tsx'
import { type AddressField, addressFields, addressLabels, askedOf, changeAddressField, startAddress } from './typed-address.ts'

export type AddressFormProps = {
  address: OwnAddress | undefined
  /** The first address becomes the default for both shipping and billing. */
  isFirst: boolean
  ownName: string
  countries: CheckoutOptions['countries']
  onDone: () => void
}

/** Missing fields are reported at once; the server checks the rest and returns its own sentences. */
export function AddressForm({ address, isFirst, ownName, countries, onDone }: AddressFormProps) {
  const t = useMessages('account')
  const tCheckout = useMessages('checkout')
  const refresh = useRefresh()
  const [typed, setTyped] = useState(() => startAddress(address, ownName))
  const [errors, setErrors] = useState<Partial<Record<AddressField, string>>>({})
  const [focusAt, setFocusAt] = useState<{ field: AddressField }>()

  useEffect(() => {
    if (focusAt) document.getElementById(`address-${focusAt.field}`)?.focus()
  }, [focusAt])

  function show(found: Partial<Record<AddressField, string>>): boolean {
    setErrors(found)
    const field = askedOf(typed.values).find((known) => found[known] !== undefined)
    if (field) setFocusAt({ field })
    return field !== undefined
  }

  const saving = {
    onSuccess: async () => {
      showToast({ title: t('addresses.saved'), tone: 'success' })
      onDone()
      await refresh()
    },
    onRefused: ({ fields }: { fields?: Partial<Record<AddressField, string>> | undefined }) => void show({ ...fields }),
  }
  const addition = useWrite(members.addAddress, saving)
  const change = useWrite(members.changeAddress, saving)
  const { isBusy, refusal } = address ? change : addition
  const isBesideFields = addressFields.some((field) => refusal?.fields?.[field] !== undefined)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const missing = askedOf(typed.values).filter((field) => typed.values[field].trim() === '')
    if (show(Object.fromEntries(missing.map((field) => [field, tCheckout(`error.required.${field}`)])))) return
    const { values, label, isDefaultShipping, isDefaultBilling } = typed
    // A default can't be switched off here; it moves when another address becomes the default.
    const defaults = {
      ...(isDefaultShipping ? { is_default_shipping: true } : {}),
      ...(isDefaultBilling ? { is_default_billing: true } : {}),
    }
    const body = { ...values, country: countryOf(values.country), label, ...defaults }
    void (address ? change.send({ params: { id: address.id }, body }) : addition.send(body))
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5 pt-2">
      {refusal && !isBusy && !isBesideFields && (
        <Notice tone="error" announced>
          {refusal.error ?? t('addresses.saveFailed')}
        </Notice>
      )}
      <OptionGroup
        legend={t('addresses.labelField')}
        name="label"
        options={addressLabels.map((value) => ({ value, label: t(`addresses.label.${value}`) }))}
        value={typed.label}
        onChange={(value) => setTyped((before) => ({ ...before, label: addressLabels.find((known) => known === value) ?? 'home' }))}
        unavailableLabel=""
        wide
      />
      <AddressInputs
        values={typed.values}
        errors={errors}
        countries={countries}
        onChange={(field, value) => {
          setTyped((before) => ({ ...before, values: changeAddressField(before.values, field, value) }))
          setErrors(({ [field]: _gone, ...rest }) => rest)
        }}
      />
      {!isFirst && (
        <div className="-my-2">
          <Checkbox
            checked={typed.isDefaultShipping}
            disabled={address?.is_default_shipping}
            onChange={(event) => setTyped((before) => ({ ...before, isDefaultShipping: event.target.checked }))}
          >
            {t('addresses.makeDefaultShipping')}
          </Checkbox>
          <Checkbox
            checked={typed.isDefaultBilling}
            disabled={address?.is_default_billing}
            onChange={(event) => setTyped((before) => ({ ...before, isDefaultBilling: event.target.checked }))}
          >
            {t('addresses.makeDefaultBilling')}
          </Checkbox>
          {(address?.is_default_shipping || address?.is_default_billing) && (
            <p className="text-small text-smoke">{t('addresses.keptDefault')}</p>
          )}
        </div>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button tone="quiet" onClick={onDone}>
          {t('addresses.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('addresses.save')}
        </Button>
      </div>
    </form>
  )
}
