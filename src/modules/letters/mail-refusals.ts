/**
 * Meaning of a failed delivery. `gone`: the address does not exist. `refused`: the letter is never accepted. `later`: the server asks for a
 * retry. `away`: no letter gets through at present.
 */
export type Refusal = 'gone' | 'refused' | 'later' | 'away'

/** Enhanced codes (RFC 3463) about the recipient's address: it does not exist or is closed. 5.1.7 and 5.1.8 are about the sender's. */
const aboutAddress = /\b5\.(?:1\.[0-36]|1\.10|2\.1)\b/
/** The recipient's domain can't be reached. */
const unreachable = /\b5\.4\.4\b/
/** For servers that answer with an unspecific code. */
const saysUnknown =
  /\b(?:no such|unknown|invalid|non-?existent) (?:user|recipient|mailbox|address|account)\b|\b(?:user|recipient|mailbox|address|account) (?:\S+ )?(?:unknown|not found|(?:does not|doesn't) exist|disabled)\b/i

/** Returns whether a delivery report says that the address does not exist: by its status, or by its text where the status is 5.0.0. */
export function isNobodyThere(status: string, diagnostic: string): boolean {
  if (/^5\.0\.0\b/.test(status)) return aboutAddress.test(diagnostic) || saysUnknown.test(diagnostic)
  return aboutAddress.test(status) || unreachable.test(status)
}

/** nodemailer's codes for a server that can't be reached or rejects our login. */
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

/** Returns undefined for an error that does not come from a mail server. */
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
  // Without a more specific code, a refused recipient counts as gone.
  return /^RCPT/i.test(command) && !enhanced && responseCode !== 552 ? 'gone' : 'refused'
}
