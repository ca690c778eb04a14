import { redirect } from 'react-router'
import { pages } from '#contract/pages.ts'

export function loader() {
  throw redirect(pages.adminOrders())
}
