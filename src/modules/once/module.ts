import { defineModule } from '#modules/module.ts'
import { deleteAnswersBefore, deleteAnswersTo } from './once-store.ts'

const dayMs = 24 * 3_600_000

export const once = defineModule({
  name: 'once',
  needs: ['identity'],
  tables: ['once_answers'],
  nightly: [({ db, clock }) => deleteAnswersBefore(db, new Date(clock.now().getTime() - dayMs))],
  personalData: () => ({ list: {}, forget: ({ db }, { accountId }) => deleteAnswersTo(db, accountId) }),
  personalTables: { once_answers: { exported: { not: 'answers to calls of the last day, for repeats' }, afterClosing: 'nothing' } },
})
