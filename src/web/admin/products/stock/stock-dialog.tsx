import type { ListedProduct } from '../listed-product.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { StockGrid } from './stock-grid.tsx'

export type StockDialogProps = { product: ListedProduct; onSaved: () => void; onClose: () => void }

/** A product's stock by variation and size. Load it with `lazy()`. */
export function StockDialog({ product, onSaved, onClose }: StockDialogProps) {
  const t = useMessages('admin-products')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size={product.sizes.length > 3 ? 'large' : 'medium'}
      title={t('stock.title', { name: product.name })}
      closeLabel={t('close')}
    >
      <StockGrid product={product} onSaved={onSaved} onAllSaved={onClose} />
      <Link to={adminPages.productStock(product.id)} className="text-link mt-4 inline-block text-small font-bold">
        {t('stock.toLedger')}
      </Link>
    </Dialog>
  )
}
