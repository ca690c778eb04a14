import { deflateRawSync } from 'node:zlib'
import type { Config } from '#kit/config/config.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

/** Checks whether the secret that signs sessions could be guessed, and passes on the warnings of the configuration. */
export function checkSecrets({ authSecret, warnings }: Pick<Config, 'authSecret' | 'warnings'>): Finding[] {
  return [
    isPoor(authSecret)
      ? bad(
          'secrets',
          'AUTH_SECRET repeats itself',
          'Make one: openssl rand -hex 32. Everybody is signed out, and authenticator apps are set up anew',
        )
      : good('secrets', 'AUTH_SECRET is long and looks random'),
    ...warnings.map((warning) => doubtful('settings', warning, 'Set it, or leave it if that is meant')),
  ]
}

/** Thirty-two random hex digits need 16 bytes in any compression; words and repetitions need less. */
function isPoor(secret: string): boolean {
  return new Set(secret).size < 10 || deflateRawSync(secret, { level: 9 }).length < Math.min(secret.length * 0.5, 20)
}
