import type { Config } from '@react-router/dev/config'

const pages = process.env.PAGES

export default {
  appDirectory: 'src/web',
  buildDirectory: pages ? `build/${pages}` : 'build',
  serverBuildFile: 'pages.js',
  ssr: true,
  // The whole route table comes with the first page: no second request decides whether a link exists.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
