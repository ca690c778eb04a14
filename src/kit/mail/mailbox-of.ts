type Provider = {
  /** With `areOne`, all of them name one mailbox, written with the first. */
  domains: readonly string[]
  areOne?: true
  /** Separates an addition that the owner chooses freely. */
  tag: '+' | '-'
  /** Interchangeable characters of the local part, and their replacement. */
  alike?: readonly [characters: RegExp, one: string]
}

/** From the providers' own help pages. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], areOne: true, tag: '+', alike: [/\./g, ''] },
  { domains: ['icloud.com', 'me.com', 'mac.com'], areOne: true, tag: '+' },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], areOne: true, tag: '+', alike: [/[._-]/g, ''] },
  {
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.kz', 'yandex.by', 'yandex.ua', 'yandex.uz'],
    areOne: true,
    tag: '+',
    alike: [/-/g, '.'],
  },
  { domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'fastmail.com'], tag: '+' },
  { domains: ['mail.ru', 'bk.ru', 'inbox.ru', 'list.ru', 'internet.ru'], tag: '+' },
  { domains: ['yahoo.com', 'ymail.com', 'rocketmail.com', 'yahoo.com.my', 'yahoo.com.sg', 'yahoo.co.id'], tag: '-' },
]
const byDomain = new Map(providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)))

/** One spelling for all addresses of a mailbox, to recognise a person and count. Never for sending or account lookup. */
export function mailboxOf(email: string): string {
  const typed = email.trim().toLowerCase()
  const at = typed.lastIndexOf('@')
  const provider = byDomain.get(typed.slice(at + 1))
  if (at < 0 || !provider) return typed
  const [untagged = ''] = typed.slice(0, at).split(provider.tag)
  const name = provider.alike ? untagged.replace(...provider.alike) : untagged
  if (name === '') return typed
  return `${name}@${provider.areOne ? provider.domains[0] : typed.slice(at + 1)}`
}
