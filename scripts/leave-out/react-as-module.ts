import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** React is published for `require` alone: each module would hold all of it in an object, and read it there again for each element. */
const files = new Map(
  Object.entries({
    react: 'react/cjs/react.production.js',
    'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
    scheduler: 'scheduler/cjs/scheduler.production.js',
    // Base UI's, and the last to require React: then none of it is a module.
    'use-sync-external-store/shim': 'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
    'use-sync-external-store/shim/with-selector': 'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
  }).map(([name, file]) => {
    const [library = '', ...path] = file.split('/')
    return [name, join(dirname(require.resolve(`${library}/package.json`)), ...path)]
  }),
)
const paths = new Set(files.values())

/** Gives the browser React's production code as modules, of which the bundler takes what is used. */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: /^(?:react|react-dom|scheduler|use-sync-external-store)(?:$|\/)/ }, handler: (name) => files.get(name) },
    transform: {
      filter: { id: /\.production\.js$/ },
      handler: (code, id) => (paths.has(id) ? { code: asModule(code), map: null } : undefined),
    },
  }
}

/** The module whose exports are what this code assigns to `exports`, and whose imports what it requires in its first statement. */
export function asModule(code: string): string {
  const imports: string[] = []
  const withImports = code.replace(/^var (\w+ = require\("[\w/-]+"\)(?:,\s+)?)+;$/m, (statement) => {
    for (const [, name, from] of statement.matchAll(/(\w+) = require\("([\w/-]+)"\)/g)) imports.push(`import * as ${name} from '${from}';`)
    return ''
  })
  const names = [...new Set([...withImports.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))]
  const body = withImports.replace(/^exports\.(\w+) =/gm, 'let $$$1 =').replace(/\bexports\.(\w+)/g, '$$$1')
  if (/\b(?:require|exports|module)\b *[.(]/.test(body)) throw new Error('React is published in another form')
  return [
    ...imports,
    body,
    `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} }`,
    `export default { ${names.map((name) => `${name}: $${name}`).join(', ')} }`,
  ].join('\n')
}
