import type { AudienceCount } from '#contract/campaigns.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { isWritten, type LetterDraft } from '../letter/letter-draft.ts'
import { minutesFor } from './sending-time.ts'

export type ConsequencePartProps = { count: AudienceCount; draft: LetterDraft; perMinute: number }

export function ConsequencePart({ count: { recipients, by_language, left_out }, draft, perMinute }: ConsequencePartProps) {
  const t = useMessages('admin-campaigns')
  const { languages } = useShop()
  const left = left_out.reduce((sum, { count }) => sum + count, 0)
  if (recipients === 0) return <p className="font-bold">{t('send.nobody')}</p>
  return (
    <div>
      <p className="text-lead font-bold">{t('send.recipients', { count: recipients })}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-small">
        {languages
          .filter((language) => by_language[language] > 0)
          .map((language) => (
            <li key={language}>
              {t(isWritten(draft, language) || language === 'en' ? 'send.inLanguage' : 'send.inEnglish', {
                count: by_language[language],
                language: t(`language.${language}`),
              })}
            </li>
          ))}
        {left > 0 && <li>{t('send.leftOut', { count: left })}</li>}
        <li>{t('send.minutes', { count: minutesFor(recipients, perMinute), rate: perMinute })}</li>
      </ul>
      <p className="mt-2 text-small text-smoke">{t('send.rule')}</p>
    </div>
  )
}
