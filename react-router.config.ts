import type { Config } from '@react-router/dev/config'

const pages = process.env.PAGES

export default {
  appDirectory: 'src/web',
  buildDirectory: pages ? `build/${pages}` : 'build',
  serverBuildFile: 'pages.js',
  ssr: true,
  // The first page contains the whole route table, so no second request is needed to know whether a link exists.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
