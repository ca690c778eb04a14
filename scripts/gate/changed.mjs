import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot, root } from '../setup/root.mjs'

/** Files that Vitest cannot follow by imports, and the test projects that depend on them. */
const beyondImports = [
  { files: /^db\/migrations\/|^package(?:-lock)?\.json$|^vitest\.config\.ts$|^tests\/support\/(?:database|fresh)/, projects: ['database'] },
  { files: /^messages\/|^package(?:-lock)?\.json$|^vitest\.config\.ts$/, projects: ['pure'] },
]

/** The journeys that cover each folder. The longest folder that contains a file counts. */
export const walked = {
  'tests/journeys/support': ['buying', 'accessibility'],
  'src/web': ['accessibility', 'buying', 'finding', 'phone'],
  'src/web/account': ['account', 'settings', 'wishlist', 'phone'],
  'src/web/admin': ['buying', 'refund', 'accessibility', 'staff-lists', 'staff-editing'],
  'src/web/auth': ['signing-in', 'registering', 'passwords', 'second-step'],
  'src/web/commerce/cart': ['cart', 'buying'],
  'src/web/commerce/sign-in': ['registering', 'member-prices', 'wishlist'],
  'src/web/commerce/wishlist': ['wishlist'],
  'src/web/browser/calls': ['lost-answers', 'buying'],
  'src/web/browser/messages': ['language', 'forms'],
  'src/web/features/analytics': ['analytics'],
  'src/web/features/live': ['live', 'live-orders'],
  'src/web/admin/live': ['live-orders'],
  'src/modules/live': ['live', 'live-orders'],
  'src/web/features/offline': ['offline'],
  'src/web/storefront/cart': ['cart'],
  'src/web/storefront/checkout': ['buying', 'account'],
  'src/web/storefront/consent': ['analytics'],
  'src/web/storefront/contact': ['forms'],
  'src/web/storefront/content': ['forms', 'public-pages'],
  'src/web/storefront/newsletter': ['forms', 'newsletter'],
  'src/web/storefront/order': ['buying', 'refund', 'missing'],
  'src/web/storefront/preorder': ['forms'],
  'src/web/storefront/product': ['finding', 'images', 'cart'],
  'src/web/storefront/realtime-demo': ['live'],
  'src/web/storefront/search': ['finding'],
  'src/web/storefront/shop': ['finding', 'images', 'without-script'],
  'src/web/storefront/track-order': ['missing', 'without-script'],
  'src/modules/identity': ['signing-in', 'registering', 'owner', 'staff-session'],
  'src/modules/orders': ['buying', 'unpaid-orders'],
  'src/modules/payments': ['buying', 'refund'],
}

/** Returns files committed since the base, changed or new. Deleted files are left out. */
export function findChangedFiles(base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [since] = git('merge-base', 'HEAD', base)
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(inRoot(file)))
}

/** Returns the files whose tests Vitest finds by imports, the Vitest projects to run whole, and the journeys. */
export function planTests(files) {
  const projects = beyondImports.filter((rule) => files.some((file) => rule.files.test(file))).flatMap((rule) => rule.projects)
  return {
    related: files.filter((file) => /^(?:src|tests|scripts)\/.*\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.spec.ts')),
    projects,
    journeys: [...new Set(files.flatMap(journeysOf))],
  }
}

function journeysOf(file) {
  if (/^tests\/journeys\/[\w-]+\.spec\.ts$/.test(file)) return [file]
  if (/\.test\.tsx?$/.test(file)) return []
  const [nearest] = Object.keys(walked)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length)
  return nearest === undefined ? [] : walked[nearest].map((name) => `tests/journeys/${name}.spec.ts`)
}
