import { malaysianStates } from '#contract/countries.ts'
import { sellerIdTypes } from '#contract/rules/einvoice-rules.ts'
import { msicNames } from '#contract/rules/msic-names.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { EditChoice, EditText } from '../kit/edit/edit-fields.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { EinvoiceValues } from './settings-values.ts'

const msicList = 'msic-codes'

/** The seller's details as registered with the tax authority. */
export function SellerPart({ edit }: { edit: Edit<EinvoiceValues> }) {
  const t = useMessages('admin-einvoice-settings')
  return (
    <EditSection title={t('section.seller')} hint={t('hint.seller')}>
      <datalist id={msicList}>
        {msicNames.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="grid max-w-220 gap-x-6 gap-y-4 sm:grid-cols-2">
        <EditText edit={edit} name="seller.name" maxLength={300} />
        <EditText edit={edit} name="seller.tin" maxLength={20} spellCheck={false} />
        <EditChoice edit={edit} name="seller.id_type" options={sellerIdTypes.map((value) => ({ value, label: t(`idType.${value}`) }))} />
        <EditText edit={edit} name="seller.id_value" maxLength={20} spellCheck={false} />
        <EditText edit={edit} name="seller.msic_code" maxLength={5} inputMode="numeric" list={msicList} hint={t('hint.msic')} />
        <EditText edit={edit} name="seller.business_activity" maxLength={300} />
        <EditText edit={edit} name="seller.phone" type="tel" maxLength={30} />
        <EditText edit={edit} name="seller.email" type="email" maxLength={254} />
        <EditText edit={edit} name="seller.address" maxLength={150} />
        <EditText edit={edit} name="seller.address_2" maxLength={150} />
        <EditText edit={edit} name="seller.city" maxLength={50} />
        <EditText edit={edit} name="seller.zip" maxLength={5} inputMode="numeric" />
        <EditChoice
          edit={edit}
          name="seller.state"
          options={[{ value: '', label: '' }, ...malaysianStates.map((value) => ({ value, label: value }))]}
        />
      </div>
    </EditSection>
  )
}
