export { visitorForgotten } from './personal-analytics.ts'
