/** Written by the build: which files of routes only hand on what is in another, and under which names. */
declare module 'virtual:first-files' {
  export const handedOn: Readonly<Record<string, { readonly from: string; readonly names: Readonly<Record<string, string>> }>>
}
