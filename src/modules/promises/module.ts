import { defineModule } from '#modules/module.ts'
import { PromiseWatch, workTables } from './promise-watch.ts'

export const promises = defineModule({
  name: 'promises',
  needs: ['settings', 'shipping'],
  tables: [],
  // Reads the tables of the queue, whose module depends on the catalogue, which shows the promises.
  reads: ['production_items', 'product_types', 'product_type_steps'],
  open: (services) => new PromiseWatch(services),
  close: (watch) => watch.close(),
  onChange: (_services, watch) => ({ tables: workTables, note: () => watch.note(), missed: () => watch.restart() }),
})
