/** Returns path and query without the language prefix, as the routers know them: '/ru/cart?x=1' is '/cart?x=1'. */
export function withoutPrefix({ pathname, search }: { pathname: string; search: string }): string {
  return (pathname.replace(/^\/(?:ru|kk)(?=\/|$)/, '') || '/') + search
}
