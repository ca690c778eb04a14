import type { Shop } from './shop.ts'

export function printWelcome({ config, log, demoAccounts }: Shop): void {
  log.info({ publicUrl: config.publicUrl }, 'the shop is open')
  if (!process.stdout.isTTY && config.isProduction) return
  const lines = ['', `  Tulpar is open: ${config.publicUrl}`]
  if (config.hasDemo) {
    lines.push('', '  Demo accounts (never in production):')
    for (const { role, email, password } of demoAccounts) lines.push(`    ${role.padEnd(12)} ${email.padEnd(28)} ${password}`)
    lines.push('', `  Mails sent: ${config.publicUrl}/dev/mailbox`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
