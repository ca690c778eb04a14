import { defineModule } from '#modules/module.ts'
import { followsSettings } from '#modules/settings/index.ts'

export const shipping = defineModule({
  name: 'shipping',
  needs: ['settings'],
  tables: ['shipping_rates'],
  live: { shipping_rates: () => [{ topic: 'settings', id: 'shipping', type: 'UPDATE' }] },
  onChange: followsSettings('shipping_rates'),
  tags: { shipping_rates: () => ['checkout'] },
})
