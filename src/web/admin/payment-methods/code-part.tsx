import { useState } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import { money } from '#contract/rules/money.ts'
import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import { paymentMethodImage } from '#contract/uploads.ts'
import { RequestError } from '#web/browser/calls/request-errors.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRead } from '#web/browser/query/use-read.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { EditTextArea } from '../kit/edit/edit-fields.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import { ImageField } from '../kit/fields/image-field.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { MethodValues } from './method-fields.ts'

const amount = formatMoney(money(1))
const mostBytes = 10_000_000

export function CodePart({ method, edit }: { method: AdminPaymentMethod; edit: Edit<MethodValues> }) {
  const t = useMessages('admin-payments')
  const setImage = useWrite(paymentMethods.setImage)
  const removeImage = useWrite(paymentMethods.removeImage)
  const refresh = useRefresh()
  const params = { id: method.id }
  const isCode = edit.values.type === 'qr_code'

  const sentence = (error: unknown) => (error instanceof RequestError && error.answer?.error) || t('failed.upload')

  async function upload(file: File, onProgress: (share: number) => void): Promise<string | undefined> {
    try {
      const { code, waiting } = await setImage.attempt({ params, body: { file } }, { by: sendFile, onProgress })
      await refresh()
      showToast({ title: waiting ? t('edit.imageWaits') : t(`edit.read.${code}`), tone: 'success' })
      return undefined
    } catch (error) {
      return sentence(error)
    }
  }

  async function remove(): Promise<string | undefined> {
    try {
      const { waiting } = await removeImage.attempt(params)
      await refresh()
      showToast({ title: t(waiting ? 'edit.imageWaits' : 'edit.imageRemoved'), tone: 'success' })
      return undefined
    } catch (error) {
      return sentence(error)
    }
  }

  return (
    <EditSection title={t('edit.image')} hint={isCode ? t('edit.codeHint') : undefined}>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <ImageField
          label={t('edit.imageDrop')}
          hint={t('edit.imageHint')}
          url={method.image_url}
          accept={paymentMethodImage.kinds.join(',')}
          mostBytes={mostBytes}
          upload={upload}
          remove={remove}
        />
        {isCode && (
          <div className="grid content-start gap-4">
            <div>
              <h3 className="mb-2 font-bold">{t('edit.code')}</h3>
              {method.duitnow ? <CodeFacts duitnow={method.duitnow} /> : <p className="text-smoke">{t('edit.noCode')}</p>}
            </div>
            <EditTextArea edit={edit} name="payload" hint={t('edit.typedHint')} maxLength={512} />
            {(method.duitnow || method.waiting?.details.duitnow) && <Sample id={method.id} />}
          </div>
        )}
      </div>
    </EditSection>
  )
}

function CodeFacts({ duitnow }: { duitnow: NonNullable<AdminPaymentMethod['duitnow']> }) {
  const t = useMessages('admin-payments')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      <dt className="text-smoke">{t('edit.paysTo')}</dt>
      <dd className="font-bold break-words">{duitnow.merchant_name}</dd>
      <dt className="text-smoke">{t('edit.city')}</dt>
      <dd>{duitnow.merchant_city}</dd>
      <dt className="text-smoke">{t('edit.currency')}</dt>
      <dd>{t('edit.currencyValue')}</dd>
      <dt className="text-smoke">{t('edit.checksum')}</dt>
      <dd className="flex items-center gap-1.5 text-tile">
        <CheckIcon className="size-4" />
        {t('edit.checksumRight')}
      </dd>
    </dl>
  )
}

function Sample({ id }: { id: string }) {
  const t = useMessages('admin-payments')
  const [image, setImage] = useState<string>()
  const drawing = useRead(paymentMethods.sample)

  async function draw() {
    const outcome = await drawing.read({ id })
    if ('answer' in outcome) setImage(outcome.answer.image)
    else if (outcome.refusal.code !== 'cancelled') showToast({ title: t('edit.sampleFailed'), tone: 'error' })
  }

  return (
    <div className="grid justify-items-start gap-2 rounded-edge bg-felt p-3">
      <Button tone="quiet" size="dense" loading={drawing.isBusy} onClick={() => void draw()}>
        {t('edit.sample', { amount })}
      </Button>
      <p className="text-tiny text-smoke">{t('edit.sampleText')}</p>
      {image && <img src={image} alt={t('edit.sampleAlt', { amount })} width={180} height={180} />}
    </div>
  )
}
