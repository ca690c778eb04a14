export { createAnalytics, type Analytics } from './analytics.ts'
export { registerAnalyticsJobs } from './analytics-jobs.ts'
