import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

export type ContentsListProps = { entries: readonly { anchor: string; heading: string }[]; numbered?: boolean }

export function ContentsList({ entries, numbered = false }: ContentsListProps) {
  const t = useMessages('info')
  const headed = entries.filter(({ heading }) => heading !== '')
  const links = (
    <ol className="grid border-l border-wool text-label">
      {headed.map(({ anchor, heading }, index) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="-ml-px flex min-h-11 items-center gap-2 border-l-2 border-transparent py-1.5 pl-4 hover:border-lapis hover:text-lapis lg:min-h-9"
          >
            {numbered && <span className="figures min-w-5 shrink-0 text-smoke">{index + 1}</span>}
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
  if (headed.length === 0) return <div />
  return (
    <>
      <details className="group mb-8 rounded-edge bg-felt px-4 lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-label font-bold [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <ChevronDownIcon className="size-4 transition-transform duration-200 group-open:rotate-180" />
        </summary>
        <nav aria-label={t('contents')} className="pb-4">
          {links}
        </nav>
      </details>
      <nav aria-label={t('contents')} className="hidden lg:sticky lg:top-24 lg:block lg:self-start">
        <p className="mb-3 text-small text-smoke">{t('contents')}</p>
        {links}
      </nav>
    </>
  )
}
