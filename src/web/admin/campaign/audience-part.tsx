import type { AudienceChoices, CampaignAudience } from '#contract/campaigns.ts'
import { type Language } from '#contract/languages.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { usualBoughtDays, usualNotBoughtDays } from '#contract/rules/letter-limits.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { AudienceCountPart } from './audience-count-part.tsx'
import { DaysChoice } from './days-choice.tsx'
import type { Counted } from './use-audience-count.ts'

export type AudiencePartProps = {
  audience: CampaignAudience
  partners: readonly { id: string; company: string }[]
  counted: Counted
  choices: AudienceChoices | undefined
  onChange: (audience: CampaignAudience) => void
}

/** Each choice narrows the audience; all of them must match. */
export function AudiencePart({ audience, partners, counted, choices, onChange }: AudiencePartProps) {
  const t = useMessages('admin-campaigns')
  const spoken = useLanguage()
  const { languages } = useShop()
  const print = (count: number | undefined) => (count === undefined ? undefined : formatNumber(spoken, count))
  const withCount = (label: string, count: number | undefined) => [label, print(count)].filter(Boolean).join(' · ')
  const { languages: chosen, members, partner } = audience
  const change = (next: Partial<Record<keyof CampaignAudience, unknown>>) =>
    onChange(Object.fromEntries(Object.entries({ ...audience, ...next }).filter(([, value]) => value !== undefined)))

  function toggle(language: Language) {
    const now = chosen ?? languages
    const next = languages.filter((one) => now.includes(one) !== (one === language))
    change({ languages: next.length === languages.length || next.length === 0 ? undefined : next })
  }

  return (
    <EditSection title={t('audience.title')} hint={t('audience.hint')}>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <fieldset>
            <legend className="mb-1 text-label font-medium">{t('audience.languages')}</legend>
            <div className="flex flex-wrap gap-x-5">
              {languages.map((language) => (
                <Checkbox
                  key={language}
                  checked={(chosen ?? languages).includes(language)}
                  count={print(choices?.languages[language])}
                  onChange={() => toggle(language)}
                >
                  {t(`language.${language}`)}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          <SelectField
            size="dense"
            label={t('audience.members')}
            value={members === undefined ? '' : String(members)}
            onChange={({ target }) => change({ members: target.value === '' ? undefined : target.value === 'true' })}
          >
            <option value="">{withCount(t('audience.everybody'), choices?.members.everybody)}</option>
            <option value="true">{withCount(t('audience.onlyMembers'), choices?.members.members)}</option>
            <option value="false">{withCount(t('audience.noMembers'), choices?.members.others)}</option>
          </SelectField>
          <DaysChoice
            label={t('audience.bought')}
            days={audience.bought_within_days}
            usual={usualBoughtDays}
            count={print(choices?.bought)}
            onChange={(bought_within_days) => change({ bought_within_days })}
          />
          <DaysChoice
            label={t('audience.notBought')}
            days={audience.not_bought_within_days}
            usual={usualNotBoughtDays}
            count={print(choices?.not_bought)}
            onChange={(not_bought_within_days) => change({ not_bought_within_days })}
          />
          {(partners.length > 0 || partner !== undefined) && (
            <SelectField
              size="dense"
              label={t('audience.partner')}
              value={partner ?? ''}
              onChange={({ target }) => change({ partner: target.value === '' ? undefined : target.value })}
            >
              <option value="">{t('audience.anyPartner')}</option>
              {partner !== undefined && !partners.some(({ id }) => id === partner) && (
                <option value={partner}>{t('audience.unknownPartner')}</option>
              )}
              {partners.map(({ id, company }) => (
                <option key={id} value={id}>
                  {company}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        <AudienceCountPart {...counted} />
      </div>
    </EditSection>
  )
}
