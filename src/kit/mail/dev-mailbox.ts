import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { Database } from '#kit/database/database.ts'
import { refuseUnstorable } from '#kit/http/first-look.ts'
import { findMail, listMailHeads, type MailListed, type StoredMail } from './mail-store.ts'

// A mail has its own inline styles, and a srcdoc frame inherits the policy of its page. Scripts stay forbidden.
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** Shows mails to anybody, so serve it outside production only. Throws InvalidInput for an address that can't be stored. */
export async function showMailbox(db: Database, context: Context): Promise<Response> {
  const { to, id } = context.req.query()
  refuseUnstorable({ to, id })
  const mails = await listMailHeads(db, filterOf(to))
  const opened = mails.find((mail) => mail.id === id) ?? mails[0]
  const open = opened && (await findMail(db, opened.id))
  context.header('content-security-policy', contentSecurityPolicy)
  context.header('cache-control', 'no-store')
  return context.html(mailboxPage(mails, open, to))
}

function filterOf(to: string | undefined): { to?: string } {
  return to ? { to } : {}
}

function mailboxPage(mails: MailListed[], open: StoredMail | undefined, to: string | undefined) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Development mailbox</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <header>
          <h1>Development mailbox</h1>
          <form>
            <label>Address <input name="to" type="email" value="${to ?? ''}" /></label> <button>Show</button>
          </form>
        </header>
        <main>
          <nav aria-label="Mails">
            ${
              mails.length === 0
                ? html`<p>No mail yet.</p>`
                : html`<ol>
                    ${mails.map((mail) => row(mail, open, to))}
                  </ol>`
            }
          </nav>
          <section aria-label="Mail">${open ? mailView(open) : html`<p>Mails that the shop sends appear here.</p>`}</section>
        </main>
      </body>
    </html>`
}

function row(mail: MailListed, open: StoredMail | undefined, to: string | undefined) {
  const query = new URLSearchParams({ id: mail.id, ...filterOf(to) })
  const current = mail.id === open?.id ? raw(' aria-current="true"') : ''
  return html`<li>
    <a href="?${query.toString()}" ${current}><b>${mail.subject}</b><span>${mail.to}</span><time>${mail.created_at}</time></a>
  </li>`
}

function mailView(mail: StoredMail) {
  return html`<h2>${mail.subject}</h2>
    <p>To ${mail.to} · <time>${mail.created_at}</time></p>
    <iframe
      title="The mail as a mail program shows it"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${withBlankTarget(mail.html)}"
    ></iframe>
    <details>
      <summary>As plain text</summary>
      <pre>${mail.text}</pre>
    </details>
    <details>
      <summary>Headers</summary>
      <pre>
${Object.entries(mail.headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n')}</pre>
    </details>`
}

/** Opens links in a new tab, since the frame may not navigate the page. */
function withBlankTarget(body: string): string {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(body) ? body.replace(/<head[^>]*>/i, (head) => head + base) : base + body
}

const styles = `
:root { color-scheme: light dark; font: 15px/1.5 Onest, system-ui, sans-serif; --line: #DED5C6; --ground: #EFE8DC; --link: #20398C }
@media (prefers-color-scheme: dark) { :root { --line: #2E3960; --ground: #1D2646; --link: #9DB2F2 } }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 12px 24px; border-bottom: 1px solid var(--line) }
h1 { font-size: 18px; margin: 0 auto 0 0 }
main { display: grid; grid-template-columns: minmax(260px, 380px) 1fr }
nav { border-right: 1px solid var(--line) }
ol { list-style: none; margin: 0; padding: 0 }
nav > p, section { padding: 16px 24px }
li a { display: grid; padding: 10px 24px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line) }
li a[aria-current] { background: var(--ground); box-shadow: inset 4px 0 var(--link) }
li span, time { opacity: .75; font-size: 13px }
iframe { width: 100%; height: 75vh; border: 1px solid var(--line); border-radius: 4px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 760px) { main { grid-template-columns: 1fr } }
`
