import { implement } from '@orpc/server'
import { keptAnswersContract } from '#contract/kept-answers.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { withEnglish } from '#modules/english-texts.ts'
import { changeKeptAnswer, getKeptAnswer, keepAnswer, listKeptAnswers, removeKeptAnswer } from './kept-answers.ts'

const os = implement(keptAnswersContract).$context<RequestContext>()

export const keptAnswerRoutes = os.router({
  list: os.list.handler(({ input, context }) => listKeptAnswers(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getKeptAnswer(context.ctx, input.id)),
  create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => keepAnswer(ctx, withEnglish(input)))),
  change: os.change.handler(({ input, context }) => {
    const { expected_updated_at: expected, ...change } = input.body
    return inTransaction(context.ctx, (ctx) => changeKeptAnswer(ctx, input.params.id, withEnglish(change), expected))
  }),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeKeptAnswer(ctx, input.id))),
})
