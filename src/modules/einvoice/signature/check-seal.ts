import type { X509Certificate } from 'node:crypto'
import type { SigningSeal } from './sign-document.ts'

export type CertificateFacts = {
  subject: string
  issuer: string
  serial_number: string
  tin: string | null
  brn: string | null
  not_before: string
  not_after: string
}

export function factsOf(certificate: X509Certificate): CertificateFacts {
  return {
    subject: certificate.subject.replaceAll('\n', ', '),
    issuer: certificate.issuer.replaceAll('\n', ', '),
    serial_number: BigInt(`0x${certificate.serialNumber}`).toString(),
    tin: partOf(certificate, 'organizationIdentifier', '2.5.4.97'),
    brn: partOf(certificate, 'serialNumber', '2.5.4.5'),
    not_before: certificate.validFromDate.toISOString(),
    not_after: certificate.validToDate.toISOString(),
  }
}

const fewestBits = 2048

export type SealUnfit = 'seal_not_rsa' | 'seal_run_out' | 'seal_not_yet' | 'seal_not_for_signing' | 'seal_of_another_seller'

/** Returns why the certificate cannot sign for this seller now. Numbers that the seller has not entered are not compared. */
export function whyUnfit({ certificate, key }: SigningSeal, seller: { tin: string; id_value: string }, now: Date): SealUnfit | undefined {
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < fewestBits) return 'seal_not_rsa'
  if (certificate.validToDate <= now) return 'seal_run_out'
  if (certificate.validFromDate > now) return 'seal_not_yet'
  if (!maySign(certificate)) return 'seal_not_for_signing'
  const { tin, brn } = factsOf(certificate)
  const isOther = (own: string, named: string | null) => own !== '' && named !== null && own !== named
  if (isOther(seller.tin, tin) || isOther(seller.id_value, brn)) return 'seal_of_another_seller'
  return undefined
}

function partOf({ subject }: X509Certificate, name: string, oid: string): string | null {
  const line = subject.split('\n').find((one) => one.startsWith(`${name}=`) || one.startsWith(`${oid}=`))
  return line === undefined ? null : line.slice(line.indexOf('=') + 1)
}

/** `2.5.29.15` in DER. Node shows only the extended key usage. */
const keyUsageOid = Buffer.from([0x06, 0x03, 0x55, 0x1d, 0x0f])
/** An octet string with a bit string: tag, length, tag, length, unused bits, and the first eight usages. */
const firstUsages = 5
const digitalSignature = 0x80
const nonRepudiation = 0x40

/** A certificate without the extension may be used for everything (RFC 5280, 4.2.1.3). */
function maySign({ raw }: X509Certificate): boolean {
  const found = raw.indexOf(keyUsageOid)
  if (found === -1) return true
  const after = found + keyUsageOid.length
  const criticalBytes = raw[after] === 0x01 ? 3 : 0
  return ((raw[after + criticalBytes + firstUsages] ?? 0) & (digitalSignature | nonRepudiation)) !== 0
}
