import { forgetOldLimits } from '#kit/limits/forget-old-limits.ts'
import { defineModule } from '#modules/module.ts'

/** The counters of kit/limits. */
export const limits = defineModule({
  name: 'limits',
  needs: [],
  tables: ['rate_limits'],
  nightly: [({ db, clock }) => forgetOldLimits(db, clock.now())],
})
