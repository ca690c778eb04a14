import { readFileSync } from 'node:fs'

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** Packages that draw emails. Outside the bundle React would run its slow development code, and each package would load all the others. */
const drawing = /^(?:react|react-dom|@react-email\/.+)$/
/** Pure JavaScript packages that every start loads. Finding, reading and linking their 200 files is a fifth of a start's work. */
const always =
  /^(?:zod|@orpc\/.+|kysely|hono|@hono\/node-server|pg-boss|prom-client|nodemailer|rate-limiter-flexible|lru-cache|uuid|flydrive|@fastify\/busboy)$/

/**
 * The source text of a module stays in memory, at two bytes per character if one of them is not Latin-1. Comments and whitespace are
 * removed and other characters escaped to ASCII. Names and short lines remain for readable stack traces.
 */
export const compactText = { minifyWhitespace: true, lineLimit: 160, charset: 'ascii', legalComments: 'external' }

/**
 * One file starts faster than a thousand. Packages with native parts, with files of their own, or that most starts never load stay outside.
 */
export const serverBundle = ({ withDemo, buildName }) => ({
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  external: Object.keys(dependencies).filter((name) => !drawing.test(name) && !always.test(name)),
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.BUILT_WITHOUT_DEMO': withDemo ? '"no"' : '"yes"',
    'process.env.BUILD_NAME': buildName === undefined ? 'undefined' : JSON.stringify(buildName),
  },
  // Bundled CommonJS packages call `require` for Node's built-in modules.
  banner: { js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);` },
  ...compactText,
  sourcemap: true,
  logLevel: 'warning',
})
