import { defineModule } from '#modules/module.ts'
import { partOf } from '#modules/live-effects.ts'
import { inventoryInvariants } from './inventory-invariants.ts'

export const inventory = defineModule({
  name: 'inventory',
  needs: [],
  // Both sums are needed. The product list is sorted and filtered by `product_stock`, the indexed sum of all options; the dashboard lists
  // single options that run low, from `scarce_levels`. An index for those on the levels themselves would change with every sale: no update
  // of a level could stay on its page, and each would write 758 bytes of log instead of 473.
  tables: ['stock_levels', 'stock_ledger', 'product_stock', 'scarce_levels'],
  reads: ['orders', 'profiles', 'products'],
  tags: {
    stock_levels: ({ product_id: id, words_changed: isLabelChanged }) =>
      isLabelChanged ? [`stock:${id}`, `stock-label:${id}`, 'every-stock-label'] : [`stock:${id}`],
  },
  live: { stock_levels: ({ product_id: id }) => partOf('products', id) },
  personalTables: { stock_ledger: { exported: 'orders', afterClosing: { because: 'items of the shop’s stock' } } },
  invariants: inventoryInvariants,
})
