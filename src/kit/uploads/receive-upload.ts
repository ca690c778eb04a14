import type { Admission, UploadKind } from '#kit/http/before-body.ts'
import type { Share } from '#kit/http/bytes-in-flight.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import type { IncomingBody, Pace } from '#kit/http/incoming-body.ts'
import { bodyTypeOf, countedPieces, requireType } from '#kit/http/receive-body.ts'
import { receiveForm, type ReceivedForm } from './receive-form.ts'
import { detectFileType } from './detect-file-type.ts'
import type { TemporaryFolder } from './temporary-folder.ts'

const formType = 'multipart/form-data'
/** The kind of a call that looks at the bytes itself. */
const anyBytes = 'application/octet-stream'
const bytesPerMb = 1024 * 1024
/** Room for the multipart headers around a file. */
const envelopeBytes = 64 * 1024

type Receiving = { upload: UploadKind & Admission; share: Share; pace: Pace; folder: TemporaryFolder }

/** Returns the form of an upload after checking its size (413) and then its type (415). Removes a refused file. */
export async function receiveUpload(
  headers: Headers,
  body: IncomingBody,
  { upload, share, pace, folder }: Receiving,
): Promise<ReceivedForm> {
  const mostFileBytes = upload.mostMb * bytesPerMb
  const tooLarge = () => new DomainError(`${upload.code}_too_large`, 413, { max_mb: upload.mostMb })
  const mostBytes = mostFileBytes + envelopeBytes
  const pieces = countedPieces(headers, body, { pace, share, mostBytes, tooLarge })
  if (bodyTypeOf(headers) !== formType) {
    // Size is checked before type, and without a Content-Length it is known only at the end. The sender may wait for a 100 that does not
    // come, so the body is read only when necessary.
    const declaredLength = headers.get('content-length')
    if (declaredLength === null || Number(declaredLength) > mostBytes) for await (const piece of pieces) void piece
    requireType(headers, formType)
  }
  const received = await receiveForm(headers.get('content-type') ?? '', pieces, folder)
  try {
    const { form, remove } = received
    if ([...form.values()].some((value) => value instanceof File && value.size > mostFileBytes)) throw tooLarge()
    const checked = new FormData()
    for (const [name, value] of form) checked.append(name, value instanceof File ? await asKind(value, upload) : value)
    return { form: checked, remove }
  } catch (error) {
    await received.remove()
    throw error
  }
}

async function asKind(file: File, { kinds, code }: UploadKind): Promise<File> {
  const takesAll = kinds.includes(anyBytes)
  const kind = (await detectFileType(file)) ?? (takesAll ? anyBytes : undefined)
  if (kind === undefined || (!takesAll && !kinds.includes(kind))) throw new DomainError(`${code}_type_refused`, 415)
  return new File([file], file.name, { type: kind })
}
