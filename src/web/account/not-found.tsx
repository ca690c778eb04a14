import { data } from 'react-router'
import { NotFoundPart } from './not-found-part.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundInAccount() {
  return <NotFoundPart />
}
