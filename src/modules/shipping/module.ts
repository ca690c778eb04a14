import { defineModule } from '#modules/module.ts'

export const shipping = defineModule({
  name: 'shipping',
  needs: ['settings'],
  tables: ['shipping_rates'],
  live: { shipping_rates: () => [{ topic: 'settings', id: 'shipping', type: 'UPDATE' }] },
  tags: { shipping_rates: () => ['checkout'] },
})
