import { type SubmitEvent, useId, useRef, useState } from 'react'
import * as stockNotices from '#contract/calls/stock-notices.gen.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useVisitor } from '#web/browser/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { OptionGroup } from '#web/ui/option-group.tsx'

export type TellWhenBackFormProps = {
  productId: string
  variationId: string | undefined
  sizes: readonly string[]
}

/** Asks a member only for the size; a guest's address is confirmed by mail. Load with `lazy()`. */
export function TellWhenBackForm({ productId, variationId, sizes }: TellWhenBackFormProps) {
  const t = useMessages('product')
  const visitor = useVisitor()
  const name = useId()
  const email = useRef<HTMLInputElement>(null)
  const [size, setSize] = useState(sizes[0])
  const [said, setSaid] = useState<{ message: string; withdrawToken: string | undefined }>()
  const ask = useWrite(stockNotices.ask)
  const withdraw = useWrite(stockNotices.withdraw)
  const isMember = visitor.state === 'signed_in'

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = email.current?.value.trim()
    const outcome = await ask.send({
      product_id: productId,
      ...(variationId === undefined ? {} : { variation_id: variationId }),
      ...(size === undefined ? {} : { size }),
      ...(isMember ? {} : { email: typed ?? '' }),
    })
    if ('answer' in outcome) setSaid({ message: outcome.answer.message, withdrawToken: outcome.answer.withdraw_token })
    else if (outcome.refusal.fields?.email) email.current?.focus()
  }

  async function takeBack(token: string) {
    const outcome = await withdraw.send({ token })
    if ('answer' in outcome) setSaid({ message: t('back.taken'), withdrawToken: undefined })
  }

  if (said)
    return (
      <output className="mt-3 block rounded-edge bg-felt p-4 text-label">
        {said.message}{' '}
        {said.withdrawToken !== undefined && (
          <button type="button" onClick={() => void takeBack(said.withdrawToken ?? '')} className="text-link hit-area">
            {t('back.neverMind')}
          </button>
        )}
        {withdraw.refusal && <span className="block text-pomegranate">{withdraw.refusal.error ?? t('back.failed')}</span>}
      </output>
    )
  const refused = ask.refusal?.fields ? undefined : ask.refusal && (ask.refusal.error ?? t('back.failed'))
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-3 grid gap-4 rounded-edge bg-felt p-4">
      <p className="text-label">{isMember ? t('back.own', { email: visitor.profile.email }) : t('back.intro')}</p>
      {sizes.length > 1 && (
        <OptionGroup
          legend={t('back.which')}
          name={`${name}-size`}
          value={size}
          onChange={setSize}
          unavailableLabel=""
          options={sizes.map((one) => ({ value: one, label: one }))}
        />
      )}
      {!isMember && <EmailField ref={email} label={t('back.email')} error={ask.refusal?.fields?.email} onChange={ask.forgetRefusal} />}
      {refused && (
        <p role="alert" className="text-small font-medium text-pomegranate">
          {refused}
        </p>
      )}
      <Button type="submit" loading={ask.isBusy}>
        {size === undefined ? t('back.send') : t('back.sendSize', { size })}
      </Button>
    </form>
  )
}
