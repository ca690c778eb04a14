import { type SubmitEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { answerOf } from '#web/browser/request-errors.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OptionGroup } from '#web/ui/option-group.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { saveAddress } from './address-calls.ts'
import type { AddressDialogProps } from './address-dialog.tsx'
import { AddressInputs } from './address-inputs.tsx'
import { type AddressField, addressFields, addressLabels, changeAddressField, startAddress } from './typed-address.ts'

export type AddressFormProps = Omit<AddressDialogProps, 'open' | 'onOpenChange'> & { onDone: () => void }

/** What is missing is said at once; the rest is the server's to judge, in its own sentences. */
export function AddressForm({ address, isFirst, ownName, countries, onDone }: AddressFormProps) {
  const t = useWords('account')
  const words = useWords('checkout')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState(() => startAddress(address, ownName))
  const [errors, setErrors] = useState<Partial<Record<AddressField, string>>>({})
  const [state, setState] = useState<{ isSending: boolean; refusal?: string }>({ isSending: false })
  const [focusAt, setFocusAt] = useState<{ field: AddressField }>()

  useEffect(() => {
    if (focusAt) document.getElementById(`address-${focusAt.field}`)?.focus()
  }, [focusAt])

  function show(found: Partial<Record<AddressField, string>>): boolean {
    setErrors(found)
    const field = addressFields.find((known) => found[known] !== undefined)
    if (field) setFocusAt({ field })
    return field !== undefined
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.isSending) return
    const missing = addressFields.filter((field) => typed.values[field].trim() === '')
    if (show(Object.fromEntries(missing.map((field) => [field, words(`error.required.${field}`)])))) return
    setState({ isSending: true })
    const { values, label, isDefaultShipping, isDefaultBilling } = typed
    // A default is taken, never given back: another address takes it.
    const defaults = {
      ...(isDefaultShipping ? { is_default_shipping: true } : {}),
      ...(isDefaultBilling ? { is_default_billing: true } : {}),
    }
    try {
      await saveAddress({ ...values, label, ...defaults }, language, address?.id)
    } catch (error) {
      const answer = answerOf(error)
      const isBesideFields = show({ ...answer?.fields })
      return setState({ isSending: false, ...(isBesideFields ? {} : { refusal: answer?.error ?? t('addresses.saveFailed') }) })
    }
    showToast({ title: t('addresses.saved'), tone: 'success' })
    onDone()
    await revalidate()
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5 pt-2">
      {state.refusal && (
        <Notice tone="error" announced>
          {state.refusal}
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
        <Button type="submit" loading={state.isSending}>
          {t('addresses.save')}
        </Button>
      </div>
    </form>
  )
}
