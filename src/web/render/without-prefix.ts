import { locate } from '#contract/rules/request-language.ts'

/** Returns path and query without the language prefix, as the routers know them: '/ru/cart?x=1' is '/cart?x=1'. */
export function withoutPrefix({ pathname, search }: { pathname: string; search: string }): string {
  return locate(pathname).path + search
}
