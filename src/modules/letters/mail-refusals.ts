/**
 * What a failed sending means: `gone`, there is nobody at that address; `refused`, this letter is not taken, now or later; `later`, the
 * server asks to come back with it; `away`, no letter gets through at present.
 */
export type Refusal = 'gone' | 'refused' | 'later' | 'away'

/** Enhanced codes (RFC 3463) that speak of the recipient's address: it does not exist or is closed. 5.1.7 and 5.1.8 speak of the sender's. */
const aboutAddress = /\b5\.(?:1\.[0-36]|1\.10|2\.1)\b/
/** The recipient's domain can't be reached. */
const unreachable = /\b5\.4\.4\b/
/** Of servers that answer with a code that says nothing. */
const saysUnknown =
  /\b(?:no such|unknown|invalid|non-?existent) (?:user|recipient|mailbox|address|account)\b|\b(?:user|recipient|mailbox|address|account) (?:\S+ )?(?:unknown|not found|(?:does not|doesn't) exist|disabled)\b/i

/** Whether a report of a failed delivery says that nobody is at the address: by its status, or by its diagnostic text where the status is 5.0.0. */
export function isNobodyThere(status: string, diagnostic: string): boolean {
  if (/^5\.0\.0\b/.test(status)) return aboutAddress.test(diagnostic) || saysUnknown.test(diagnostic)
  return aboutAddress.test(status) || unreachable.test(status)
}

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
