import { useNavigate, useNavigation } from 'react-router'
import { withoutPrefix } from '#web/render/without-prefix.ts'
import { readShopQuery, shopAddress, type ShopQuery } from './shop-query.ts'

/** Shows the new choices at once, before the list has loaded. */
export function useShopNavigation(query: ShopQuery) {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location !== undefined && /^\/(?:(?:ru|kk)\/)?shop(?:\/|$)/.test(location.pathname)
  const category = location && /^\/shop\/([^/]+)$/.exec(withoutPrefix({ pathname: location.pathname, search: '' }))?.[1]
  const shown = isLoading && category === query.category ? readShopQuery(query.category, new URLSearchParams(location.search)) : query

  function go(next: ShopQuery) {
    void navigate(shopAddress(next), { preventScrollReset: true })
  }
  return { shown, isLoading, go }
}
