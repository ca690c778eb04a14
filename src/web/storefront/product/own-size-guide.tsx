import type { ShownSizeGuide } from '#contract/catalog.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'

export type OwnSizeGuideProps = { guide: ShownSizeGuide; open: boolean; onOpenChange: (open: boolean) => void }

export function OwnSizeGuide({ guide: { name, unit, columns, rows }, open, onOpenChange }: OwnSizeGuideProps) {
  const t = useMessages('product')
  const shell = useMessages('shell')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={name}
      description={unit === 'cm' ? t('sizeGuide.unit') : unit || undefined}
      closeLabel={shell('action.close')}
    >
      <div className="overflow-x-auto">
        <table className="figures w-full text-body">
          <thead>
            <tr className="border-b border-wool text-left text-small text-smoke">
              {columns.map((column, place) => (
                <th key={place} scope="col" className="py-2 pr-4 font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others], place) => (
              <tr key={place} className="border-b border-wool">
                <th scope="row" className="py-2.5 pr-4 text-left font-medium">
                  {first}
                </th>
                {others.map((entry, column) => (
                  <td key={column} className="py-2.5 pr-4">
                    {entry}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
