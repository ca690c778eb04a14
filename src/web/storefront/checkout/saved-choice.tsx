import type { CheckoutOptions } from '#contract/checkout.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { countryNameAmong } from '#web/commerce/order/country-name.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { AddressFields } from './address-fields.tsx'
import type { AddressKind } from './draft.ts'
import { DraftField } from './draft-field.tsx'
import { findSaved } from './saved-addresses.ts'
import type { Checkout } from './use-checkout.ts'

export type SavedChoiceProps = { checkout: Checkout; kind: AddressKind; countries: CheckoutOptions['countries'] }

export function SavedChoice({ checkout, kind, countries }: SavedChoiceProps) {
  const t = useMessages('checkout')
  const { book, draft } = checkout
  const isWriting = book.writing.has(kind) || findSaved(draft, kind, book.saved) === undefined
  // A saved address that the shop refuses must be editable in the form.
  const isWrong = Object.keys(checkout.errors.errors).some((path) => path.startsWith(`${kind}.`))
  const chosen = isWriting ? undefined : findSaved(draft, kind, book.saved)
  const fields = <AddressInputs checkout={checkout} kind={kind} countries={countries} />
  if (book.saved.length === 0) return fields
  return (
    <>
      <fieldset className="grid max-h-112 min-w-0 grid-cols-1 gap-2.5 overflow-y-auto p-0.5 -m-0.5">
        <legend className="sr-only">{t(`book.${kind}`)}</legend>
        {book.saved.map((address) => (
          <RadioCard
            key={address.id}
            name={`${kind}-saved`}
            value={address.id}
            checked={chosen?.id === address.id}
            onChange={() => book.choose(kind, address)}
            title={t(`book.label.${address.label}`)}
            description={[address.name, address.address, address.city, countryNameAmong(address, countries)].filter(Boolean).join(', ')}
          />
        ))}
        <RadioCard
          name={`${kind}-saved`}
          value="other"
          checked={isWriting}
          onChange={() => book.choose(kind, undefined)}
          title={t('book.other')}
        />
      </fieldset>
      {(isWriting || isWrong) && fields}
    </>
  )
}

function AddressInputs({ checkout, kind, countries }: SavedChoiceProps) {
  const t = useMessages('checkout')
  const { book } = checkout
  return (
    <>
      {kind === 'billing' && (
        <DraftField
          checkout={checkout}
          path="billing.name"
          as={NameField}
          label={t('field.billingName')}
          aside={t('field.optional')}
          autoComplete="billing name"
          required={false}
        />
      )}
      <AddressFields checkout={checkout} kind={kind} countries={countries} />
      {kind === 'shipping' && book.maySave && (
        <Checkbox name="keep-address" checked={book.isSaved} onChange={(event) => book.save(event.target.checked)} className="-my-2">
          {t('book.keep')}
        </Checkbox>
      )}
    </>
  )
}
