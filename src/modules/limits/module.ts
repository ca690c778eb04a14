import { forgetOldLimits } from '#kit/limits/forget-old-limits.ts'
import { defineModule } from '#modules/module.ts'

export const limits = defineModule({
  name: 'limits',
  needs: [],
  tables: ['rate_limits'],
  nightly: [({ db, clock }) => forgetOldLimits(db, clock.now())],
})
