import { data } from 'react-router'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { malaysianStates } from '#contract/countries.ts'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { isEditable } from '#contract/rules/order-edits.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMalaysianPlace } from '#web/commerce/postcodes/use-malaysian-place.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/page'
import { EditChoice, EditSwitch, EditText, EditTextArea } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useLivePage } from '../live/use-live-page.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import { bodyOf, type OrderValues, pathsAsFields, valuesOf } from './order-values.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language } = context.get(visitContext)
  try {
    const [order, { countries }] = await Promise.all([
      api.adminOrders.get({ id: params.orderNumber }),
      api.checkout.options({ lang: language }),
    ])
    return { order, countries, ...messagesOf(language, ['admin-order', 'admin-edit']) }
  } catch (error) {
    if (statusOf(error) === 404) throw data(null, { status: 404 })
    throw error
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.order.order_number)
}

export default function OrderEditPage({ loaderData: { order, countries } }: Route.ComponentProps) {
  const t = useMessages('admin-order')
  const call = useWrite(adminOrders.edit)
  useLivePage('orders', order.id)
  const edit = useEdit<OrderValues>({
    saved: valuesOf(order),
    labels: {
      name: t('edit.name'),
      phone: t('edit.phone'),
      email: t('edit.email'),
      country: t('edit.country'),
      country_name: t('edit.country_name'),
      address: t('edit.address'),
      city: t('edit.city'),
      state: t('edit.state'),
      zip: t('edit.zip'),
      hasBilling: t('edit.hasBilling'),
      billingName: t('edit.billingName'),
      billingCountry: t('edit.country'),
      billingCountry_name: t('edit.country_name'),
      billingAddress: t('edit.address'),
      billingCity: t('edit.city'),
      billingState: t('edit.state'),
      billingZip: t('edit.zip'),
      note: t('edit.note'),
      gift_message: t('edit.gift_message'),
    },
    savedText: t('edit.saved'),
    send: async (changed, values) => {
      const outcome = await call.send({
        params: { id: order.id },
        body: { ...bodyOf(changed, values), expected_updated_at: order.updated_at },
      })
      return 'refusal' in outcome ? { refusal: pathsAsFields(outcome.refusal) } : {}
    },
  })
  const isPickup = order.delivery === 'pickup'
  const { values, set } = edit
  useMalaysianPlace(values, { ids: { city: 'edit-city', state: 'edit-state' }, fill: (field, value) => set(field, value) })
  useMalaysianPlace(
    { country: values.billingCountry, zip: values.billingZip, city: values.billingCity, state: values.billingState },
    {
      ids: { city: 'edit-billingCity', state: 'edit-billingState' },
      fill: (field, value) => set(field === 'city' ? 'billingCity' : 'billingState', value),
    },
  )

  return (
    <EditPage
      edit={edit}
      logged={{ entity: 'order', id: order.id }}
      title={t('edit.title', { number: order.order_number })}
      back={{ label: order.order_number, to: adminPages.order(order.order_number) }}
    >
      {isEditable(order) ? (
        <>
          <EditSection title={t('edit.contact')} hint={t('edit.emailHint')}>
            <EditText edit={edit} name="name" maxLength={fieldLengths.name} autoComplete="off" />
            <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
              <EditText edit={edit} name="phone" type="tel" inputMode="tel" maxLength={fieldLengths.phone} autoComplete="off" />
              <EditText edit={edit} name="email" inputMode="email" maxLength={fieldLengths.email} autoComplete="off" spellCheck={false} />
            </div>
          </EditSection>
          {!isPickup && (
            <EditSection title={t('edit.address')} hint={t('edit.addressHint')}>
              <EditChoice edit={edit} name="country" options={countries.map(({ code, name }) => ({ value: code, label: name }))} />
              {values.country === 'OTHER' && (
                <EditText edit={edit} name="country_name" maxLength={fieldLengths.country_name} autoComplete="off" />
              )}
              <EditText edit={edit} name="address" maxLength={fieldLengths.address} autoComplete="off" />
              <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1fr)]">
                <EditText edit={edit} name="city" maxLength={fieldLengths.city} autoComplete="off" />
                {edit.values.country === 'MY' ? (
                  <EditChoice edit={edit} name="state" options={statesWith(edit.values.state)} />
                ) : (
                  <EditText edit={edit} name="state" maxLength={fieldLengths.state} autoComplete="off" />
                )}
                <EditText edit={edit} name="zip" maxLength={fieldLengths.zip} autoComplete="off" />
              </div>
            </EditSection>
          )}
          <EditSection title={t('edit.billing')} hint={t('edit.billingHint')}>
            <EditSwitch edit={edit} name="hasBilling" />
            {edit.values.hasBilling && (
              <>
                <EditText edit={edit} name="billingName" maxLength={fieldLengths.name} autoComplete="off" />
                <EditChoice edit={edit} name="billingCountry" options={countries.map(({ code, name }) => ({ value: code, label: name }))} />
                {values.billingCountry === 'OTHER' && (
                  <EditText edit={edit} name="billingCountry_name" maxLength={fieldLengths.country_name} autoComplete="off" />
                )}
                <EditText edit={edit} name="billingAddress" maxLength={fieldLengths.address} autoComplete="off" />
                <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1fr)]">
                  <EditText edit={edit} name="billingCity" maxLength={fieldLengths.city} autoComplete="off" />
                  <EditText edit={edit} name="billingState" maxLength={fieldLengths.state} autoComplete="off" />
                  <EditText edit={edit} name="billingZip" maxLength={fieldLengths.zip} autoComplete="off" />
                </div>
              </>
            )}
          </EditSection>
          <EditSection title={t('edit.note')} hint={t('edit.noteHint')}>
            <EditTextArea edit={edit} name="note" maxLength={fieldLengths.note} labelHidden />
          </EditSection>
          <EditSection title={t('edit.gift_message')} hint={t('edit.giftHint')}>
            <EditTextArea edit={edit} name="gift_message" maxLength={fieldLengths.gift_message} labelHidden />
          </EditSection>
        </>
      ) : (
        <Notice>{t('edit.sent')}</Notice>
      )}
    </EditPage>
  )
}

/** Adds the current value to the list, because a buyer may have spelled the state differently. */
function statesWith(state: string) {
  const known: readonly string[] = malaysianStates
  return [...(known.includes(state) ? [] : [state]), ...known].map((value) => ({ value, label: value }))
}

export function ErrorBoundary() {
  return <LoadFailed missing="order" />
}
