import { InvalidInput } from '#kit/http/domain-error.ts'
import { hashPassword } from './password-hash.ts'

/** Hashes a password. Throws InvalidInput for a common one; `field` is the name of the password in the call. */
export async function hashNewPassword(password: string, field: string): Promise<string> {
  if (await isCommonPassword(password)) throw new InvalidInput({ [field]: 'password_common' })
  return hashPassword(password)
}

/** Words about this shop that an attacker would try first. A password made only of them is refused. */
const ownWords = ['tulpar', 'тұлпар', 'тулпар', 'shop', 'store', 'admin', 'owner', 'staff', 'password']
const onlyOwnWords = new RegExp(`^(?:(?:${ownWords.join('|')})[^\\p{L}]*)+$`, 'u')

/** Checks the fifty thousand most common passwords, also in other case, with 0 for o, or with digits and signs around them. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await loadCommon()
  const plain = password.normalize('NFKC').toLowerCase()
  const isGuessed = (core: string) => common.has(core) || onlyOwnWords.test(core)
  return [plain, withoutSigns(plain), withoutSignsAndDigits(plain)].some((core) => isGuessed(core) || isGuessed(inLetters(core)))
}

let loading: Promise<ReadonlySet<string>> | undefined

/** Loads some megabytes, only when somebody chooses a password. */
function loadCommon(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return loading
}

function withoutSigns(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function withoutSignsAndDigits(word: string): string {
  return word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

const letters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

function inLetters(word: string): string {
  return word.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)
}
