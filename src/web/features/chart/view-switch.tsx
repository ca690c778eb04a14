import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ChartIcon, TableIcon } from '#web/ui/icons.tsx'

export type ViewSwitchProps = { title: string; isTable: boolean; onChange: (isTable: boolean) => void }

const views = [
  { isTable: false, name: 'asPicture', Icon: ChartIcon },
  { isTable: true, name: 'asTable', Icon: TableIcon },
] as const

/** Between a picture of figures and their table; a loader brings the messages of `chart`. */
export function ViewSwitch({ title, isTable, onChange }: ViewSwitchProps) {
  const t = useMessages('chart')
  return (
    <span role="group" aria-label={title} className="flex overflow-hidden rounded-edge border border-edge print:hidden">
      {views.map(({ isTable: one, name, Icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isTable === one}
          aria-label={t(name)}
          title={t(name)}
          onClick={() => onChange(one)}
          className="grid h-7 w-10 cursor-pointer place-items-center text-ink not-first:border-l not-first:border-edge hover:bg-wool/40 aria-pressed:bg-lapis/12 aria-pressed:text-lapis max-md:size-11"
        >
          <Icon className="size-4" />
        </button>
      ))}
    </span>
  )
}
