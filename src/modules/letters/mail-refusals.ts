/**
 * What a failed sending means: `gone`, there is nobody at that address; `refused`, this letter is not taken, now or later; `later`, the
 * server asks to come back with it; `away`, no letter gets through at present.
 */
export type Refusal = 'gone' | 'refused' | 'later' | 'away'

/** Enhanced codes (RFC 3463) that speak of the address: it does not exist, is closed or can't be reached. */
const aboutAddress = /\b5\.(?:1\.[0-36]|1\.10|2\.1)\b/

/** Codes of nodemailer for a server that is not reached, or not as whom we are. */
const unreached = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EPROTOCOL',
])

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string }

/** Undefined for an error that no mail server made. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, responseCode, command = '', response = '' } = error as SmtpError
  const isAboutMail = /^(?:RCPT TO|DATA|MAIL FROM|API)/i.test(command)
  if (responseCode === 421 || responseCode === undefined || !isAboutMail) {
    if (code === 'EENVELOPE') return 'gone'
    return code !== undefined && (unreached.has(code) || responseCode !== undefined) ? 'away' : undefined
  }
  if (responseCode < 500) return 'later'
  const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/.test(response)
  if (aboutAddress.test(response)) return 'gone'
  // Without a code that says more, a refused recipient is one who is not there.
  return /^RCPT/i.test(command) && !enhanced && responseCode !== 552 ? 'gone' : 'refused'
}
