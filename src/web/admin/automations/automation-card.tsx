import type { Automation } from '#contract/automations.ts'
import { languageOptions } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AutomationFigures } from './automation-figures.tsx'
import { AutomationSwitch } from './automation-switch.tsx'

export function AutomationCard({ automation }: { automation: Automation }) {
  const t = useMessages('admin-automations')
  const language = useLanguage()
  const { kind, letters, problems } = automation
  const name = t(`kind.${kind}`)
  const subject = letters[language]?.subject || letters.en?.subject
  const written = languageOptions.filter(({ code }) => letters[code]).map(({ displayCode }) => displayCode)
  return (
    <section aria-label={name} className="grid h-full content-start gap-3 rounded-edge border border-wool bg-surface p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-label font-bold">{name}</h2>
          <p className="mt-0.5 text-small text-smoke">{t(`when.${kind}`)}</p>
        </div>
        <AutomationSwitch automation={automation} />
      </div>
      <AutomationFigures figures={automation.figures} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-small">
          <span className="break-words">{subject ?? t('noSubject')}</span>
          <span className="block text-tiny text-smoke">
            {written.join(' ')}
            {problems.length > 0 && <span className="font-medium text-pending"> · {t('lacks', { count: problems.length })}</span>}
          </span>
        </p>
        <ButtonLink tone="quiet" size="dense" to={adminPages.automation(kind)} className="max-md:min-h-11">
          {t('edit')}
        </ButtonLink>
      </div>
    </section>
  )
}
