import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ChartIcon, TableIcon } from '#web/ui/icons.tsx'

export type ViewSwitchProps = { title: string; isTable: boolean; onChange: (isTable: boolean) => void }

const views = [
  { isTable: false, Icon: ChartIcon },
  { isTable: true, Icon: TableIcon },
] as const

/** Switches between a chart and its table. A loader provides the messages of `chart`. */
export function ViewSwitch({ title, isTable, onChange }: ViewSwitchProps) {
  const t = useMessages('chart')
  const nameOf = (table: boolean) => (table ? t('asTable') : t('asPicture'))
  return (
    <fieldset aria-label={title} className="flex overflow-hidden rounded-edge border border-edge print:hidden">
      {views.map(({ isTable: one, Icon }) => (
        <button
          key={String(one)}
          type="button"
          aria-pressed={isTable === one}
          aria-label={nameOf(one)}
          title={nameOf(one)}
          onClick={() => onChange(one)}
          className="grid h-7 w-10 cursor-pointer place-items-center text-ink not-first:border-l not-first:border-edge hover:bg-wool/40 aria-pressed:bg-lapis/12 aria-pressed:text-lapis max-md:size-11"
        >
          <Icon className="size-4" />
        </button>
      ))}
    </fieldset>
  )
}
