import { createTransport } from 'nodemailer'
import type { Config } from '#kit/config/config.ts'
import { reasonOf } from '#kit/config/reason.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

/** Checks that the mail server accepts the login. Sends nothing. */
export async function checkMail({ smtpUrl, isProduction }: Pick<Config, 'smtpUrl' | 'isProduction'>): Promise<Finding[]> {
  if (smtpUrl === undefined)
    return [
      isProduction
        ? bad('mail', 'SMTP_URL is not set', 'Set SMTP_URL and MAIL_FROM: buyers get no mail')
        : doubtful('mail', 'mails go to the development mailbox', 'Set SMTP_URL and MAIL_FROM to send them'),
    ]
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 5000, greetingTimeout: 5000 })
  try {
    await transport.verify()
    return [good('mail', `${new URL(smtpUrl).host} lets the shop in`)]
  } catch (error) {
    return [bad('mail', reasonOf(error), 'Check the address, user and password of SMTP_URL, and that the port is open from here')]
  } finally {
    transport.close()
  }
}
