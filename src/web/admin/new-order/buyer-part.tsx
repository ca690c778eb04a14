import { useState } from 'react'
import * as adminMembers from '#contract/calls/admin-members.gen.ts'
import * as people from '#contract/calls/people.gen.ts'
import { isLanguage } from '#contract/languages.ts'
import type { Person } from '#contract/people.ts'
import { readCurrent } from '#web/browser/query/observe-call.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { useTypedSearch } from '#web/browser/query/use-typed-search.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { type FormProps, TypedText } from './typed-text.tsx'
import type { OrderQuote } from './use-order-quote.ts'

const mostFound = 5
const fewestLetters = 2

export function BuyerPart({ quote, ...form }: FormProps & { quote: OrderQuote | undefined }) {
  const options = useLanguageOptions()
  const t = useMessages('admin-new-order')
  const { drafting, errors, onForget } = form
  const { draft, change } = drafting
  const [typed, setTyped] = useState('')
  const { found, state } = useTypedSearch(people.members, typed, { inputOf: (q) => ({ q, limit: mostFound }), fewestLetters })
  const rows = found?.members ?? []
  const account = quote?.buyer

  async function choose({ id, full_name, email, phone }: Person) {
    setTyped('')
    change({ accountId: id, name: full_name, email, phone: phone ?? draft.phone })
    for (const path of ['contact.name', 'contact.email', 'contact.phone', 'account_id']) onForget(path)
    const known = await readCurrent(adminMembers.get, { id }).catch(() => undefined)
    if (known) change({ language: known.language })
  }

  return (
    <EditSection title={t('buyer.title')}>
      <search className="grid gap-2">
        <TextField
          label={t('buyer.search')}
          size="medium"
          type="search"
          autoComplete="off"
          placeholder={t('buyer.placeholder')}
          leading={<SearchIcon className="size-4.5" />}
          value={typed}
          error={errors['account_id']}
          onChange={({ target }) => setTyped(target.value)}
        />
        {state === 'failed' && <p className="text-small font-medium text-pomegranate">{t('items.failed')}</p>}
        {state === 'found' && rows.length === 0 && <p className="text-small text-smoke">{t('buyer.none')}</p>}
        {rows.length > 0 && (
          <ul className="grid divide-y divide-wool rounded-edge border border-wool" aria-label={t('buyer.found')}>
            {rows.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  onClick={() => void choose(person)}
                  className="press grid min-h-12 w-full gap-x-3 px-3 py-2 text-left hover:bg-hover"
                >
                  <span className="font-bold">{person.full_name}</span>
                  <span className="text-tiny break-all text-smoke">
                    {[person.email, person.phone, person.is_member && t('buyer.member')].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </search>
      {account && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 rounded-edge bg-felt px-3 py-1.5">
          <p>
            <span className="font-bold">{t('buyer.pricedFor', { name: account.name || account.email })}</span>
            <span className="block text-tiny text-smoke">{t(account.is_member ? 'buyer.memberPrices' : 'buyer.noMember')}</span>
          </p>
          {draft.accountId !== '' && (
            <Button tone="quiet" size="small" onClick={() => change({ accountId: '', name: '', email: '', phone: '' })}>
              {t('buyer.clear')}
            </Button>
          )}
        </div>
      )}
      <TypedText {...form} name="name" path="contact.name" label={t('buyer.name')} as={NameField} autoComplete="off" />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TypedText {...form} name="phone" path="contact.phone" label={t('buyer.phone')} as={PhoneField} autoComplete="off" />
        <TypedText
          {...form}
          name="email"
          path="contact.email"
          label={t('buyer.email')}
          hint={t('buyer.emailHint')}
          as={EmailField}
          required={false}
          autoComplete="off"
        />
      </div>
      <SelectField
        label={t('buyer.language')}
        hint={t('buyer.languageHint')}
        size="medium"
        value={draft.language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) change({ language: target.value })
        }}
      >
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </EditSection>
  )
}
