import { execFileSync } from 'node:child_process'

/**
 * Returns `{hash, subject}` of the commits after `start`, without merges. Empty without git, outside a repository, and in a clone whose
 * history does not reach `start`.
 */
export function listSubjects(start, folder) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    git('merge-base', '--is-ancestor', start, 'HEAD')
    const lines = git('log', '--no-merges', '--format=%h %s', `${start}..HEAD`).split('\n').filter(Boolean)
    return lines.map((line) => ({ hash: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }))
  } catch {
    return []
  }
}
