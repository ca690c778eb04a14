import type { ShownSizeGuide } from '#contract/catalog.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SizeTable } from '#web/commerce/size-table.tsx'
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
      <SizeTable columns={columns} rows={rows} />
    </Dialog>
  )
}
