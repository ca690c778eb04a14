import type { CampaignAudience } from '#contract/campaigns.ts'
import { formatList } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'

type Partners = readonly { id: string; company: string }[]

/** Returns a function that describes an audience, one text for each choice that narrows it. */
export function useAudienceWords(partners: Partners = []): (audience: CampaignAudience) => string[] {
  const t = useMessages('admin-campaigns')
  const language = useLanguage()
  return ({ languages = [], members, bought_within_days: bought, not_bought_within_days: notBought, partner }) => {
    const company = partners.find(({ id }) => id === partner)?.company
    const choices = [
      languages.length > 0 &&
        formatList(
          language,
          languages.map((one) => t(`language.${one}`)),
        ),
      members === true && t('audience.onlyMembers'),
      members === false && t('audience.noMembers'),
      bought !== undefined && t('audience.boughtIn', { count: bought }),
      notBought !== undefined && t('audience.notBoughtIn', { count: notBought }),
      partner !== undefined && (company === undefined ? t('audience.onePartner') : `${t('audience.partner')}: ${company}`),
    ].filter((choice) => choice !== false)
    return choices.length === 0 ? [t('audience.everySubscriber')] : choices
  }
}
