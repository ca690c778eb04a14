import type { SubmitEvent } from 'react'
import * as partnerArea from '#contract/calls/partner-area.gen.ts'
import type { Location } from '#contract/partner-area.ts'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { locationKinds } from '#contract/rules/partner-rules.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type LocationDialogProps = {
  /** Undefined for a new place. */
  location: Location | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function LocationDialog({ location, open, onOpenChange }: LocationDialogProps) {
  const t = useMessages('partner-places')
  const refresh = useRefresh()
  const { form, problems, tell, forget } = useFormProblems<'name' | 'address' | 'city'>()
  const saving = {
    onSuccess: async () => {
      showToast({ title: t(location ? 'saved' : 'added'), tone: 'success' })
      onOpenChange(false)
      await refresh()
    },
    onRefused: ({ fields }: { fields?: Partial<Record<'name' | 'address' | 'city', string>> | undefined }) => void tell({ ...fields }),
  }
  const addition = useWrite(partnerArea.addLocation, saving)
  const change = useWrite(partnerArea.changeLocation, saving)
  const { isBusy, refusal } = location ? change : addition

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const body = {
      name: typedIn(fields, 'name').trim(),
      kind: locationKinds.find((known) => known === typedIn(fields, 'kind')) ?? 'other',
      address: typedIn(fields, 'address').trim(),
      city: typedIn(fields, 'city').trim(),
    }
    if (tell(body.name === '' ? { name: t('nameMissing') } : {})) return
    void (location
      ? change.send({ params: { id: location.id }, body: { ...body, expected_updated_at: location.updated_at } })
      : addition.send(body))
  }

  return (
    <Dialog
      firm
      open={open}
      onOpenChange={onOpenChange}
      title={t(location ? 'editTitle' : 'newTitle')}
      description={location ? undefined : t('newText')}
      closeLabel={t('close')}
    >
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5 pt-2">
        {refusal && !refusal.fields && (
          <Notice tone="error" announced>
            {refusal.error ?? t('failed')}
          </Notice>
        )}
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          defaultValue={location?.name}
          maxLength={partnerLengths.locationName}
          autoComplete="off"
          required
          error={problems.name}
          onChange={() => forget('name')}
        />
        <SelectField label={t('kindField')} name="kind" defaultValue={location?.kind ?? 'cafe'}>
          {locationKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-[3fr_2fr]">
          <TextField
            label={t('address')}
            aside={t('optional')}
            name="address"
            autoComplete="street-address"
            defaultValue={location?.address}
            maxLength={partnerLengths.locationAddress}
            error={problems.address}
            onChange={() => forget('address')}
          />
          <TextField
            label={t('city')}
            aside={t('optional')}
            name="city"
            autoComplete="address-level2"
            defaultValue={location?.city}
            maxLength={fieldLengths.city}
            error={problems.city}
            onChange={() => forget('city')}
          />
        </div>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(location ? 'save' : 'addThis')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
