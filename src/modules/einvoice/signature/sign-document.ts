import { createHash, type KeyObject, sign, type X509Certificate } from 'node:crypto'
import { leaf } from '../documents/ubl-values.ts'

export type SigningSeal = { certificate: X509Certificate; key: KeyObject }

const sha256Method = [{ _: '', Algorithm: 'http://www.w3.org/2001/04/xmlenc#sha256' }]
const signatureId = 'urn:oasis:names:specification:ubl:signature:Invoice'
const envelope = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'

/**
 * Appends the XAdES signature of version 1.1 to a document as `composeDocument` wrote it. Digest and signature cover its bytes without the
 * appended parts, because MyInvois removes them before it checks.
 */
export function signDocument(text: string, { certificate, key }: SigningSeal, signedAt: Date): string {
  const issuerSerial = [
    { X509IssuerName: leaf(issuerNameOf(certificate)), X509SerialNumber: leaf(BigInt(`0x${certificate.serialNumber}`).toString()) },
  ]
  const qualifying = {
    Target: 'signature',
    SignedProperties: [
      {
        Id: 'id-xades-signed-props',
        SignedSignatureProperties: [
          {
            SigningTime: leaf(`${signedAt.toISOString().slice(0, 19)}Z`),
            SigningCertificate: [
              {
                Cert: [
                  { CertDigest: [{ DigestMethod: sha256Method, DigestValue: leaf(digest(certificate.raw)) }], IssuerSerial: issuerSerial },
                ],
              },
            ],
          },
        ],
      },
    ],
  }
  const signature = {
    Id: 'signature',
    Object: [{ QualifyingProperties: [qualifying] }],
    KeyInfo: [
      {
        X509Data: [
          {
            X509Certificate: leaf(certificate.raw.toString('base64')),
            // The authority's samples have the issuer here.
            X509SubjectName: leaf(issuerNameOf(certificate)),
            X509IssuerSerial: issuerSerial,
          },
        ],
      },
    ],
    SignatureValue: leaf(sign('sha256', Buffer.from(text), key).toString('base64')),
    SignedInfo: [
      {
        SignatureMethod: [{ _: '', Algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256' }],
        Reference: [
          {
            Type: 'http://uri.etsi.org/01903/v1.3.2#SignedProperties',
            URI: '#id-xades-signed-props',
            DigestMethod: sha256Method,
            DigestValue: leaf(digest(JSON.stringify(qualifying))),
          },
          { Type: '', URI: '', DigestMethod: sha256Method, DigestValue: leaf(digest(text)) },
        ],
      },
    ],
  }
  const extensions = [
    {
      UBLExtension: [
        {
          ExtensionURI: leaf(envelope),
          ExtensionContent: [
            {
              UBLDocumentSignatures: [
                {
                  SignatureInformation: [
                    {
                      ID: leaf('urn:oasis:names:specification:ubl:signature:1'),
                      ReferencedSignatureID: leaf(signatureId),
                      Signature: [signature],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ]
  const appended = { UBLExtensions: extensions, Signature: [{ ID: leaf(signatureId), SignatureMethod: leaf(envelope) }] }
  return `${text.slice(0, -documentEnd.length)},${JSON.stringify(appended).slice(1, -1)}${documentEnd}`
}

const documentEnd = '}]}'

/** The parts of the issuer's name from the last to the first, as the authority compares them. */
export function issuerNameOf({ issuer }: Pick<X509Certificate, 'issuer'>): string {
  return issuer.split('\n').toReversed().map(quoted).join(', ')
}

/** Node escapes special characters of a name with backslashes; the authority expects quotation marks around the value. */
function quoted(part: string): string {
  const [, name = '', escaped = ''] = /^([^=]+)=(.*)$/s.exec(part) ?? []
  const value = escaped.replaceAll(/\\(.)/g, '$1')
  return /[,+"\\<>;]/.test(value) ? `${name}="${value.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `${name}=${value}`
}

function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64')
}
