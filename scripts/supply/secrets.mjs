/** Patterns of secrets. Each is long enough that no word or made-up test value matches it. */
const shapes = {
  'a private key': /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/,
  'a key of Stripe': /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{24,}/,
  'a webhook secret of Stripe': /\bwhsec_[A-Za-z0-9+/]{32,}/,
  'an access key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a key of OpenAI': /\bsk-(?:proj-)?[A-Za-z0-9_-]{40,}/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  'a key that opens backups': /\bAGE-SECRET-KEY-1[A-Z0-9]{58}\b/,
  'AUTH_SECRET with a value': /\bAUTH_SECRET[ \t]*[=:][ \t]*['"]?[A-Fa-f0-9]{64}\b/,
}

/** Returns a sentence for each line that seems to contain a secret, without the secret itself. */
export function findSecrets(path, text) {
  return Object.entries(shapes).flatMap(([what, shape]) =>
    [...text.matchAll(new RegExp(shape, 'g'))].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length} holds ${what}`),
  )
}
