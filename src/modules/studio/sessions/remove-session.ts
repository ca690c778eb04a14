import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { dropFiles } from '../images/drop-files.ts'
import { auditedSession, lockSession } from '../studio-store.ts'

/** Opens its own transaction; files are deleted after their rows. Saved images of the product stay. Throws studio_session_not_found. */
export async function removeSession(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const session = await lockSession(inside, id)
    const images = await inside.db.selectFrom('studio_images').select('id').where('session_id', '=', id).execute()
    await dropFiles(inside, { session_id: id })
    await inside.db.deleteFrom('studio_sessions').where('id', '=', id).execute()
    await recordChange(inside, { action: 'studio_session.delete', ...auditedSession(session), before: { pictures: images.length } })
  })
}
