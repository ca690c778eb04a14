import { formatNumber, formatPercent } from '#contract/messages/format.ts'
import { similarityWarnsBelow, sharpnessWarnsBelow } from '#contract/rules/studio-rules.ts'
import type { StudioImage } from '#contract/studio.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'

export function ChecksPart({ image: { checks, engine, width, height } }: { image: StudioImage }) {
  const t = useMessages('admin-studio')
  const language = useLanguage()
  if (!checks) return <p className="text-small text-smoke">{t('checks.none')}</p>
  const rows = [
    {
      key: 'print',
      isWell: checks.print_similarity >= similarityWarnsBelow[engine],
      figure: formatPercent(language, checks.print_similarity, 1),
    },
    {
      key: 'sharpness',
      isWell: checks.sharpness >= sharpnessWarnsBelow,
      figure: t(checks.sharpness >= sharpnessWarnsBelow ? 'checks.sharp' : 'checks.blurred'),
    },
    {
      key: 'size',
      isWell: checks.size >= 1,
      figure: t('checks.pixels', { width: formatNumber(language, width ?? 0), height: formatNumber(language, height ?? 0) }),
    },
  ] as const
  return (
    <div>
      <dl className="grid gap-1 text-small">
        {rows.map(({ key, isWell, figure }) => (
          <div key={key} className="flex items-baseline justify-between gap-3">
            <dt>{t(`checks.${key}`)}</dt>
            <dd className={classNames('figures text-right font-bold', isWell ? 'text-tile' : 'text-pending')}>{figure}</dd>
          </div>
        ))}
      </dl>
      {checks.warnings.length > 0 && (
        <ul className="mt-2 grid gap-1 text-small font-medium text-pending">
          {checks.warnings.map((warning) => (
            <li key={warning}>{t(`warning.${warning}`)}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-tiny text-smoke">{t('checks.youDecide')}</p>
    </div>
  )
}
