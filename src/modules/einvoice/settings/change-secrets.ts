import type { EinvoiceCredentials, EinvoiceSettings, SealFile } from '#contract/einvoice.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { whyUnfit } from '../signature/check-seal.ts'
import { readSealFile } from '../signature/read-seal-file.ts'
import { readEinvoiceSettings } from './read-settings.ts'
import { keyBytes, type SecretStore } from './secret-store.ts'
import { readStoredEinvoiceSettings } from './stored-settings.ts'

/** Requires a transaction. */
export async function setCredentials(ctx: Ctx, secrets: SecretStore, credentials: EinvoiceCredentials): Promise<EinvoiceSettings> {
  await secrets.write(ctx, { client_id: Buffer.from(credentials.client_id), client_secret: Buffer.from(credentials.client_secret) })
  return recordAndRead(ctx, secrets, 'credentials')
}

/** Requires a transaction. */
export async function removeCredentials(ctx: Ctx, secrets: SecretStore): Promise<EinvoiceSettings> {
  await secrets.remove(ctx, ['client_id', 'client_secret'])
  return recordAndRead(ctx, secrets, 'credentials')
}

/** Requires a transaction; throws InvalidInput (422) on `file` or `passphrase`. */
export async function setCertificate(ctx: Ctx, secrets: SecretStore, { file, passphrase = '' }: SealFile): Promise<EinvoiceSettings> {
  const read = await readSealFile(Buffer.from(await file.arrayBuffer()), passphrase)
  if (!('key' in read)) throw new InvalidInput({ ...read })
  const { fields } = await readStoredEinvoiceSettings(ctx)
  const unfit = whyUnfit(read, fields.seller, ctx.clock.now())
  if (unfit) throw new InvalidInput({ file: unfit })
  await secrets.write(ctx, { certificate: read.certificate.raw, certificate_key: keyBytes(read.key) })
  return recordAndRead(ctx, secrets, 'certificate')
}

/** Requires a transaction. */
export async function removeCertificate(ctx: Ctx, secrets: SecretStore): Promise<EinvoiceSettings> {
  await secrets.remove(ctx, ['certificate', 'certificate_key'])
  return recordAndRead(ctx, secrets, 'certificate')
}

/** The audit log says that the part changed, never its values. */
async function recordAndRead(ctx: Ctx, secrets: SecretStore, part: 'credentials' | 'certificate'): Promise<EinvoiceSettings> {
  await recordChange(ctx, {
    action: 'einvoice_settings.change',
    entity: 'einvoice_settings',
    entityId: 'einvoice',
    after: { parts: [part] },
  })
  return readEinvoiceSettings(ctx, secrets)
}
