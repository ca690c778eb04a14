import { useState } from 'react'
import { data, useNavigate } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { letterLengths } from '#contract/rules/letter-limits.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { BackLink } from '../kit/back-link.tsx'
import type { Route } from './+types/new-page'
import { AdminHeading } from '../admin-heading.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const messages = messagesOf(language, ['admin-campaigns'])
  return { ...messages, title: createTranslator(language, messages.messages)('admin-campaigns:newPageTitle') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

/** Asks only for a name. Everything else is saved in the draft while it is written. */
export default function NewCampaignPage() {
  const t = useMessages('admin-campaigns')
  const navigate = useNavigate()
  const create = useWrite(campaigns.create)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)

  async function begin() {
    if (name.trim() === '') return setMissing(true)
    const outcome = await create.send({ name: name.trim() })
    if ('answer' in outcome) await navigate(adminPages.campaign(outcome.answer.id), { replace: true })
  }

  return (
    <form
      noValidate
      className="grid max-w-120 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <div>
        <BackLink to={adminPages.campaigns()}>{t('title')}</BackLink>
        <AdminHeading>{t('new')}</AdminHeading>
      </div>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        size="dense"
        autoComplete="off"
        required
        value={name}
        maxLength={letterLengths.name}
        error={isMissing ? t('nameMissing') : create.refused}
        onChange={({ target }) => {
          setName(target.value)
          setMissing(false)
        }}
      />
      <div>
        <Button type="submit" size="dense" loading={create.isBusy} className="max-md:min-h-11">
          {t('begin')}
        </Button>
      </div>
    </form>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
