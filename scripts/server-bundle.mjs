import { readFileSync } from 'node:fs'

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** What mails are drawn with. Outside the bundle React would be its slow development code, and each part would bring all the others. */
const drawing = /^(?:react|react-dom|@react-email\/.+)$/
/** What every start loads and what is JavaScript alone: finding, reading and linking their 200 files is a fifth of a start's work. */
const always =
  /^(?:zod|@orpc\/.+|kysely|hono|@hono\/node-server|pg-boss|prom-client|nodemailer|rate-limiter-flexible|lru-cache|uuid|flydrive|@fastify\/busboy)$/

/**
 * The text of a module stays in memory, with two bytes a character once one of them is foreign. So comments and blanks go, and what is not
 * ASCII is written as an escape. Names and short lines stay, for those who read a stack.
 */
export const compactText = { minifyWhitespace: true, lineLimit: 160, charset: 'ascii', legalComments: 'external' }

/** One file starts faster than a thousand. Outside stay packages with native parts or files of their own, or that most starts never load. */
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
  // What was written for `require` asks it for Node's own modules.
  banner: { js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);` },
  ...compactText,
  sourcemap: true,
  logLevel: 'warning',
})
