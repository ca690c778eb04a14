import { drawQrCodePng } from '#kit/images/draw-qr-code.ts'
import { checksum, writeFields } from '#contract/rules/duitnow/emv-fields.ts'

type Merchant = { name?: string; country?: string; currency?: string; account?: string }

export function merchantCode({
  name = 'TULPAR STUDIO',
  country = 'MY',
  currency = '458',
  account = '2000000012345678',
}: Merchant = {}): string {
  const body = writeFields([
    { id: '00', value: '01' },
    { id: '01', value: '11' },
    {
      id: '26',
      value: writeFields([
        { id: '00', value: 'A0000006150001' },
        { id: '01', value: '501664' },
        { id: '02', value: account },
      ]),
    },
    { id: '52', value: '5699' },
    { id: '53', value: currency },
    { id: '58', value: country },
    { id: '59', value: name },
    { id: '60', value: 'KUALA LUMPUR' },
  ])
  return `${body}6304${checksum(`${body}6304`)}`
}

export async function codeForm(text: string): Promise<FormData> {
  const form = new FormData()
  form.set('file', new File([await drawQrCodePng(text, 600)], 'code.png', { type: 'image/png' }))
  return form
}
