import { defineModule } from '#modules/module.ts'
import { partOf } from '#modules/live-effects.ts'
import { inventoryInvariants } from './inventory-invariants.ts'

export const inventory = defineModule({
  name: 'inventory',
  needs: [],
  // Both sums are needed. The list of products is sorted and filtered by `product_stock`, the sum of all options, which an index must hold;
  // the dashboard lists single options of which few are left by `scarce_levels`. An index of those on the levels themselves would be written
  // with every sale: no update of a level would stay on its page, and each would write 758 bytes of log instead of 473.
  tables: ['stock_levels', 'stock_ledger', 'product_stock', 'scarce_levels'],
  reads: ['orders', 'profiles', 'products'],
  tags: {
    stock_levels: ({ product_id: id, words_changed: isLabelChanged }) =>
      isLabelChanged ? [`stock:${id}`, `stock-label:${id}`, 'every-stock-label'] : [`stock:${id}`],
  },
  live: { stock_levels: ({ product_id: id }) => partOf('products', id) },
  personalTables: { stock_ledger: { told: 'orders', left: { because: 'pieces of the shop’s stock' } } },
  invariants: inventoryInvariants,
})
