/** Path and query as the router of any language knows them: '/ru/cart?x=1' is '/cart?x=1'. */
export function withoutPrefix({ pathname, search }: { pathname: string; search: string }): string {
  return (pathname.replace(/^\/(?:ru|kk)(?=\/|$)/, '') || '/') + search
}
