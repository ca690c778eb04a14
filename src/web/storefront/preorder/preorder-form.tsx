import { Form, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { supportLengths as longest } from '#contract/rules/support-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { FormAnswer } from '../content/form-answer.ts'
import { useFormFields } from '../content/use-form-fields.ts'

export type TypedRequest = { full_name: string; email: string; phone: string; product_type: string; details: string; newsletter: boolean }
export type PreorderFormProps = {
  answer: FormAnswer<TypedRequest> | undefined
  types: readonly string[]
  product: { name: string; type: string } | undefined
}

/** A plain form: works without scripts, and keeps the input. */
export function PreorderForm({ answer, types, product }: PreorderFormProps) {
  const t = useMessages('preorder')
  const shell = useMessages('shell')
  const { form, field } = useFormFields(answer)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form ref={form} method="post" action={pages.preorder()} preventScrollReset noValidate className="mt-8 grid gap-5">
      {answer?.refusal?.kind === 'wait' && (
        <Notice tone="error" announced>
          {t('wait', { count: answer.refusal.minutes })}
        </Notice>
      )}
      {(answer?.refusal?.kind === 'failed' || answer?.refusal?.kind === 'unreached') && (
        <Notice tone="error" announced>
          {answer.refusal.kind === 'unreached' ? shell('unreached') : t('failed')}
        </Notice>
      )}
      <NameField {...field('full_name')} label={t('name')} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <EmailField {...field('email')} label={t('email')} />
        <PhoneField {...field('phone')} label={t('phone')} hint={t('phoneHint')} required />
      </div>
      <SelectField defaultValue={product?.type ?? ''} {...field('product_type')} label={t('type')} required>
        <option value="">{t('choose')}</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
        <option value={t('other')}>{t('other')}</option>
      </SelectField>
      <TextArea
        {...(product ? { defaultValue: `${t('about', { product: product.name })}\n` } : {})}
        {...field('details')}
        label={t('details')}
        hint={t('detailsHint')}
        rows={6}
        maxLength={longest.details}
        required
      />
      <Checkbox name="newsletter" defaultChecked={answer?.typed?.newsletter ?? false}>
        {t('newsletter')}
      </Checkbox>
      <Button type="submit" size="large" wide loading={isSending}>
        {t('submit')}
      </Button>
    </Form>
  )
}
