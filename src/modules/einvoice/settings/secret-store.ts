import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { keyFor, openValue, sealValue } from '#kit/secrets/sealed-values.ts'
import type { Ctx } from '#modules/context.ts'
import type { SigningSeal } from '../signature/sign-document.ts'

export type SecretName = 'client_id' | 'client_secret' | 'certificate' | 'certificate_key'
type Reading = Pick<Ctx, 'db' | 'log'>
export type Credentials = { clientId: string; clientSecret: string }

/** Opens and stores the secrets of e-invoices. Those that were sealed with another AUTH_SECRET count as missing, which is logged once. */
export type SecretStore = ReturnType<typeof createSecretStore>

export function createSecretStore(authSecret: string) {
  const key = keyFor(authSecret, 'einvoice-secrets')
  const logged = new Set<SecretName>()

  async function read({ db, log }: Reading, names: readonly SecretName[]): Promise<Partial<Record<SecretName, Buffer>>> {
    const rows = await db.selectFrom('einvoice_secrets').select(['name', 'sealed']).where('name', 'in', names).execute()
    return Object.fromEntries(rows.flatMap(({ name, sealed }) => opened(log, name, sealed)))
  }

  function opened(log: Ctx['log'], name: SecretName, sealed: Buffer): [SecretName, Buffer][] {
    try {
      return [[name, openValue(key, name, sealed)]]
    } catch (error) {
      if (!logged.has(name)) log.warn({ err: error, part: name }, 'cannot open a secret of e-invoices; was AUTH_SECRET changed?')
      logged.add(name)
      return []
    }
  }

  return {
    /** Requires a transaction. */
    async write({ db, clock }: Pick<Ctx, 'db' | 'clock'>, secrets: Partial<Record<SecretName, Uint8Array>>): Promise<void> {
      const rows = Object.entries(secrets).map(([name, text]) => ({
        name: name as SecretName,
        sealed: sealValue(key, name, text),
        updated_at: clock.now(),
      }))
      await db
        .insertInto('einvoice_secrets')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet((row) => ({ sealed: row.ref('excluded.sealed'), updated_at: row.ref('excluded.updated_at') })),
        )
        .execute()
    },

    async remove({ db }: Pick<Ctx, 'db'>, names: readonly SecretName[]): Promise<void> {
      await db.deleteFrom('einvoice_secrets').where('name', 'in', names).execute()
    },

    async findCredentials(ctx: Reading): Promise<Credentials | undefined> {
      const { client_id: id, client_secret: secret } = await read(ctx, ['client_id', 'client_secret'])
      return id && secret && { clientId: id.toString(), clientSecret: secret.toString() }
    },

    async findSeal(ctx: Reading): Promise<SigningSeal | undefined> {
      const { certificate, certificate_key } = await read(ctx, ['certificate', 'certificate_key'])
      return certificate && certificate_key && { certificate: new X509Certificate(certificate), key: keyIn(certificate_key) }
    },
  }
}

export function keyBytes(key: KeyObject): Buffer {
  return key.export({ type: 'pkcs8', format: 'der' })
}

function keyIn(bytes: Buffer): KeyObject {
  return createPrivateKey({ key: bytes, type: 'pkcs8', format: 'der' })
}
