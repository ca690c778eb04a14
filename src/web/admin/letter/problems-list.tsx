import type { LetterProblem } from '#contract/letter-blocks.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CheckIcon, WarningIcon } from '#web/ui/icons.tsx'
import type { LetterDraft } from './letter-draft.ts'

export type ProblemsListProps = {
  problems: readonly LetterProblem[]
  draft: LetterDraft
  /** Further reasons why the letter can't be sent, as full sentences. */
  others?: readonly string[]
  /** Called when a link to a problem is pressed, to close the dialog that covers it. */
  onGo?: () => void
}

export function ProblemsList({ problems, draft, others = [], onGo }: ProblemsListProps) {
  const t = useMessages('admin-letter')
  if (problems.length + others.length === 0)
    return (
      <p className="flex gap-2.5 text-small">
        <CheckIcon className="mt-0.5 size-4 text-tile" />
        {t('problems.none')}
      </p>
    )
  return (
    <ul aria-label={t('problems.title')} className="grid gap-2 text-small">
      {others.map((text) => (
        <li key={text} className="flex gap-2.5">
          <WarningIcon className="mt-0.5 size-4 shrink-0 text-pending" />
          {text}
        </li>
      ))}
      {problems.map(({ language, block, code, about = '' }) => {
        const row = block === null ? undefined : draft.rows[block]
        const place =
          row === undefined
            ? t(`language.${language}`)
            : t('problems.place', { language: t(`language.${language}`), block: t(`block.${row.type}`), number: (block ?? 0) + 1 })
        return (
          <li key={`${language}-${block}-${code}-${about}`} className="flex gap-2.5">
            <WarningIcon className="mt-0.5 size-4 shrink-0 text-pending" />
            <span className="min-w-0 break-words">
              <a href={`#block-${row?.id ?? 'letter'}`} onClick={onGo} className="font-medium underline underline-offset-2">
                {place}
              </a>
              : {t(`problem.${code}`, { about })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
