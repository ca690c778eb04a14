import { guest } from '#contract/actor.ts'
import { defineModule } from '#modules/module.ts'
import { LiveChanges } from './live-changes.ts'
import { LiveHints } from './live-hints.ts'

export const live = defineModule({
  name: 'live',
  needs: ['catalog'],
  tables: [],
  open: ({ systemCtx, log }) => ({ changes: new LiveChanges(() => systemCtx({ actor: guest })), hints: new LiveHints(log) }),
  close({ changes, hints }) {
    changes.close()
    hints.close()
  },
})
