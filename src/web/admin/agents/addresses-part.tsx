import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ArrowRightIcon, CopyIcon, ExternalIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { AgentSwitches } from './switches-part.tsx'

/** `opens`: whether a browser can show it. The others are called. */
const addresses = [
  { key: 'profile', path: '/.well-known/ucp', by: 'agents_ucp', opens: true },
  { key: 'ucpMcp', path: '/ucp/mcp', by: 'agents_ucp', opens: false },
  { key: 'mcp', path: '/mcp', by: 'agents_mcp', opens: false },
  { key: 'openai', path: '/feeds/openai.csv', by: 'agents_feeds', opens: true },
  { key: 'acp', path: '/feeds/acp/products.jsonl', by: 'agents_feeds', opens: true },
  { key: 'llms', path: '/llms.txt', by: 'agents_feeds', opens: true },
] as const

/** The addresses to give to Google, OpenAI and others. */
export function AddressesPart({ publicUrl, switches }: { publicUrl: string; switches: AgentSwitches }) {
  const t = useMessages('admin-agents')

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: t('addresses.copied'), description: url, tone: 'success' })
    } catch {
      showToast({ title: t('addresses.copyFailed'), tone: 'error' })
    }
  }

  async function tryIt(path: string) {
    const count = await countTools(path)
    if (count === undefined) return showToast({ title: t('addresses.silent'), description: path, tone: 'error' })
    showToast({ title: t('addresses.answers'), description: t('addresses.answersWith', { count }), tone: 'success' })
  }

  return (
    <EditSection title={t('addresses.title')} hint={t('addresses.hint')}>
      <ul className="-mb-4 divide-y divide-wool/70">
        {addresses.map(({ key, path, by, opens }) => {
          const url = publicUrl + path
          const name = t(`addresses.${key}`)
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-2 py-2">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium">
                  {name}
                  {switches[by] === 'off' && <span className="text-tiny font-normal text-smoke"> · {t('isOff')}</span>}
                </p>
                <p className="text-tiny break-all text-smoke">{url}</p>
              </div>
              <span className="flex shrink-0">
                {opens && switches[by] === 'on' && (
                  <a
                    href={path}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('addresses.tryNamed', { name })}
                    title={t('addresses.try')}
                    className="press inline-flex size-11 items-center justify-center rounded-edge text-lapis hover:bg-hover"
                  >
                    <ExternalIcon className="size-4.5" />
                  </a>
                )}
                {!opens && switches[by] === 'on' && (
                  <button
                    type="button"
                    aria-label={t('addresses.callNamed', { name })}
                    title={t('addresses.call')}
                    onClick={() => void tryIt(path)}
                    className="press inline-flex size-11 items-center justify-center rounded-edge text-lapis hover:bg-hover"
                  >
                    <ArrowRightIcon className="size-4.5" />
                  </button>
                )}
                <button
                  type="button"
                  aria-label={t('addresses.copyNamed', { name })}
                  title={t('addresses.copy')}
                  onClick={() => void copy(url)}
                  className="press inline-flex size-11 items-center justify-center rounded-edge text-lapis hover:bg-hover"
                >
                  <CopyIcon className="size-4.5" />
                </button>
              </span>
            </li>
          )
        })}
      </ul>
    </EditSection>
  )
}

/** Lists the tools of an MCP server of this shop, as a stranger; undefined where it does not answer. */
async function countTools(path: string): Promise<number | undefined> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'mcp-protocol-version': '2025-11-25' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    const { result } = (await response.json()) as { result?: { tools: unknown[] } }
    return result?.tools.length
  } catch {
    return undefined
  }
}
