import { defineModule } from '#modules/module.ts'
import { deleteAnswersBefore, deleteAnswersTo } from './once-store.ts'

const dayMs = 24 * 3_600_000

/** Calls that act once per `Idempotency-Key`. */
export const once = defineModule({
  name: 'once',
  needs: ['identity'],
  tables: ['once_answers'],
  nightly: [({ db, clock }) => deleteAnswersBefore(db, new Date(clock.now().getTime() - dayMs))],
  personalData: () => ({ list: {}, forget: ({ db }, { accountId }) => deleteAnswersTo(db, accountId) }),
  personalTables: { once_answers: { told: { not: 'what calls of the last day answered, for repeats' }, left: 'nothing' } },
})
