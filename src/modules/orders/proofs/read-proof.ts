import { once } from 'node:events'
import { proofExtensions } from '#contract/rules/proof-types.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { findVisibleProof } from './proof-store.ts'

export type ProofAddress = { orderId: string; proofId?: string | undefined }

/** Streams the newest proof, or for staff any by its id, to a visitor who may see the order. Throws NotFound otherwise. */
export async function readProof({ ctx, guestTokens }: RequestContext, { orderId, proofId }: ProofAddress): Promise<Response> {
  if (!isId(orderId) || (proofId !== undefined && !isId(proofId))) throw new NotFound()
  const proof = await findVisibleProof(ctx.db, { orderId, proofId }, { actor: ctx.actor, guestTokens })
  if (!proof) throw new NotFound()
  return new Response(await openFile(ctx, proof.file_key), {
    headers: {
      'content-type': proof.mime,
      'content-length': String(proof.size),
      'content-disposition': `inline; filename="receipt-${proof.order_number}-${proof.id.slice(-6)}.${proofExtensions[proof.mime]}"`,
      'cache-control': 'private, no-store',
      // The proof is shown in a frame next to the order and must not run scripts.
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function openFile({ files }: Ctx, fileKey: string): Promise<ReadableStream<Uint8Array>> {
  const file = await files.stream(fileKey)
  // A missing file must fail before the response starts.
  await once(file, 'readable')
  const chunks: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: () => void file.destroy(),
  })
}
