type Provider = {
  /** The first stands for all of them where they name one mailbox. */
  domains: readonly string[]
  areOne?: true
  /** What follows it in the local part is a free addition by the owner. */
  tag: '+' | '-'
  /** Characters of the local part that are interchangeable, and the one that stands for them. */
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

/** One spelling for emails of one mailbox: to recognise a person, and to count limits. Never for sending or for looking up an account. */
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
